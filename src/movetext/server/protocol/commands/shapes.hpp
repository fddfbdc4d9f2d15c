// The shapes of the words after a verb.  Words in brackets are optional.  USER PASSWORD are allowed only in a
// mail without a token.
#pragma once
#include "movetext/server/protocol/commands/verb.hpp"

namespace mt::server::protocol::shapes {

// Shapes for one board (board_shapes.cpp).  An answer to a board mail omits BOARD, USER and PASSWORD.
extern const Shape move;    // BOARD [USER PASSWORD] MOVE... [#N] [draw]; an act or options instead of a move
extern const Shape submit;  // BOARD [USER PASSWORD] MOVE... [#N] [draw]
extern const Shape conditions;  // BOARD [USER PASSWORD] MOVE... [if MOVE...] [; ...]
extern const Shape act;         // BOARD [USER PASSWORD] [#N]
extern const Shape pass;        // BOARD [USER PASSWORD] [#N] [draw]
extern const Shape claim;       // BOARD [USER PASSWORD] [draw|time]
extern const Shape resign;      // BOARD [USER PASSWORD] [LEVEL]
extern const Shape accept;      // BOARD [USER PASSWORD], or without a BOARD a policy for challenges
extern const Shape reject;      // BOARD [USER PASSWORD] [REASON], or the same
extern const Shape talk;        // BOARD [USER PASSWORD] [TEXT]
extern const Shape preview;     // BOARD[#N] MOVE... or new N MOVE...

// Shapes for several boards and for lists (list_shapes.cpp).
extern const Shape boards;     // BOARD[#N]... or USER..., [FILTER]
extern const Shape boards_as;  // [USER PASSWORD] BOARD[#N]... or [FILTER]
extern const Shape watch;      // [USER PASSWORD] BOARD... or all
extern const Shape notify;     // the same, or nothing
extern const Shape topics;     // WORD...
extern const Shape nothing;

// Shapes for players and accounts (account_shapes.cpp).
extern const Shape challenge;  // USER [USER] [-OPTION...]
extern const Shape seek;       // [USER PASSWORD] N
extern const Shape limit;      // [USER PASSWORD] N, accept or reject
extern const Shape message;    // [USER PASSWORD] USER...; in an answer to a board, a message to all on it
extern const Shape operators;  // [USER PASSWORD]
extern const Shape options;    // [USER PASSWORD] OPTION...
extern const Shape leave;      // [USER PASSWORD] on, off or until DATE
extern const Shape signup;     // USER [PASSWORD [ADDRESS...]]
extern const Shape addresses;  // [USER [PASSWORD [ADDRESS...]]]
extern const Shape change;     // password or address [USER PASSWORD [ADDRESS...]]

}  // namespace mt::server::protocol::shapes

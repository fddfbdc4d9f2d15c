// The shapes of commands: which words may follow a verb. Words in brackets are optional. USER PASSWORD are
// allowed only in a mail without a token.
#pragma once
#include "movetext/server/protocol/commands/verb.hpp"

namespace mt::server::protocol::shapes {

// Shapes of commands about one board (board_shapes.cpp). A reply to a board mail omits BOARD, USER and
// PASSWORD.
extern const Shape move;        // BOARD [USER PASSWORD] MOVE... [#N] [draw]; MOVE may be an act or options
extern const Shape submit;      // BOARD [USER PASSWORD] MOVE... [#N] [draw]
extern const Shape conditions;  // BOARD [USER PASSWORD] MOVE... [if MOVE...] [; ...]
extern const Shape act;         // BOARD [USER PASSWORD] [#N]
extern const Shape pass;        // BOARD [USER PASSWORD] [#N] [draw]
extern const Shape claim;       // BOARD [USER PASSWORD] [draw|time]
extern const Shape resign;      // BOARD [USER PASSWORD] [LEVEL]
extern const Shape accept;      // BOARD [USER PASSWORD]; without BOARD: a policy for challenges
extern const Shape reject;      // BOARD [USER PASSWORD] [REASON]; without BOARD: a policy for challenges
extern const Shape talk;        // BOARD [USER PASSWORD] [TEXT]
extern const Shape preview;     // BOARD[#N] MOVE..., or: new N MOVE...

// Shapes of commands about several boards and about lists (list_shapes.cpp).
extern const Shape boards;     // BOARD[#N]... [FILTER], or: USER... [FILTER]
extern const Shape boards_as;  // [USER PASSWORD] BOARD[#N]..., or: [USER PASSWORD] [FILTER]
extern const Shape watch;      // [USER PASSWORD] BOARD..., or: [USER PASSWORD] all
extern const Shape notify;     // like watch, but all words may be missing
extern const Shape topics;     // WORD...
extern const Shape nothing;

// Shapes of commands about players and accounts (account_shapes.cpp).
extern const Shape challenge;  // USER [USER] [-OPTION...]
extern const Shape seek;       // [USER PASSWORD] N
extern const Shape limit;      // [USER PASSWORD] N, or "accept" or "reject" instead of N
extern const Shape message;    // [USER PASSWORD] USER...; in a reply to a board: a message to all on it
extern const Shape operators;  // [USER PASSWORD]
extern const Shape options;    // [USER PASSWORD] OPTION...
extern const Shape leave;      // [USER PASSWORD] followed by "on", "off" or "until DATE"
extern const Shape signup;     // USER [PASSWORD [ADDRESS...]]
extern const Shape addresses;  // [USER [PASSWORD [ADDRESS...]]]
extern const Shape change;     // "password" or "address", then [USER PASSWORD [ADDRESS...]]

}  // namespace mt::server::protocol::shapes

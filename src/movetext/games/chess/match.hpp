// Finds the legal moves that the text of a move can mean.
//
//   MoveList meant;
//   match(position, text, meant);
//   switch (meant.size()) { case 0: illegal; case 1: done; default: ambiguous }
#pragma once
#include "movetext/base/code.hpp"
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/move_text.hpp"

namespace mt::chess {

// Lists the legal moves that the text can mean, by the first reading that fits a legal move.
//   - "bc3" lists moves of the pawn and moves of a bishop whose letter is in lower case, because neither is
//     the standard form.
//   - A promotion without a letter means a queen.
//   - A king's move that is not legal means castling if it leads to the square where castling puts the king,
//     or to the square of the rook, as engines write it.
void match(const Position& position, const MoveText& text, MoveList& moves);

// Returns whether the reading describes `move` by a man of this kind, even if the move is illegal.
bool describes(const MoveReading& reading, Move move, Kind kind);

// Returns the fault in the spelling of a resolved move by a man of this kind, or none. Coordinates need no
// capture sign.
//   Code::wrong_separator   a capture without its sign, a sign without a capture, or a sign outside ASCII
//   Code::promotion_piece   a promotion without its letter
//   Code::letter_case       a letter in the wrong case
Code spelling_fault(const MoveText& text, Move move, Kind kind);

}  // namespace mt::chess

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

// Lists the legal moves that the first fitting reading of the text can mean; for "bc3" those of the pawn and
// those of a bishop with a lower-case letter, because neither is the standard form. A promotion without its
// letter is to a queen. A king's move to its castling square is castling if nothing else fits; so is a king's
// move to the square of the rook, as engines write it.
void match(const Position& position, const MoveText& text, MoveList& moves);

// Returns whether the reading describes that move of a man of that kind, legal or not.
bool describes(const MoveReading& reading, Move move, Kind kind);

// Returns the fault in the spelling of a resolved move of a man of that kind: Code::wrong_separator for a
// capture without its sign, a capture sign if nothing is captured, or a sign outside ASCII; promotion_piece
// for a promotion without its letter; letter_case; else none. Coordinates need no sign.
Code spelling_fault(const MoveText& text, Move move, Kind kind);

}  // namespace mt::chess

// Finds which men of a side attack a square.
#pragma once
#include "movetext/games/chess/sliders.hpp"

namespace mt::chess {

// Returns the men of `by` that would attack the square if only the squares in `occupied` had men. Men on
// other squares neither block lines nor attack.
template <class Machine = Portable>
inline Set64 attackers(const Board& board, Colour by, int square, Set64 occupied) {
  const Reach& r = reach_of(square);
  Set64 found =
      (r.pawn[index(other(by))] & board.pawns) | (r.knight & board.knights) | (r.king & board.kings);
  // Most squares share no line with a slider.
  if ((r.diagonal & board.diagonals & board.of(by)) != 0)
    found |= Machine::diagonal(square, occupied) & board.diagonals;
  if ((r.straight & board.straights & board.of(by)) != 0)
    found |= Machine::straight(square, occupied) & board.straights;
  return found & board.of(by) & occupied;
}

inline Set64 checkers(const Board& board, Colour side) {
  return attackers(board, other(side), board.king(side), board.occupied());
}

inline bool in_check(const Position& position) {
  return checkers(position.board, position.to_move) != 0;
}

// Returns whether an en passant capture from `from` to `to` leaves the king out of check. The capture empties
// two squares at once, so it may open a line to the king that no other kind of move opens.
inline bool en_passant_is_safe(const Board& board, Colour mover, int from, int to) {
  const int captured = square_at(file_of(to), rank_of(from));
  const Set64 after = (board.occupied() & ~bit<Set64>(from) & ~bit<Set64>(captured)) | bit<Set64>(to);
  return attackers(board, other(mover), board.king(mover), after) == 0;
}

// Returns whether a pawn of `mover` can legally capture en passant on `to`, the square that the double step
// of the other side passed.
inline bool can_capture_en_passant(const Board& board, Colour mover, int to) {
  Set64 pawns = reach_of(to).pawn[index(other(mover))] & board.pawns & board.of(mover);
  while (pawns != 0)
    if (en_passant_is_safe(board, mover, pop(pawns), to)) return true;
  return false;
}

}  // namespace mt::chess

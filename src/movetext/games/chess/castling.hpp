// Tests whether a king may castle with a rook.
#pragma once
#include "movetext/games/chess/attacks.hpp"

namespace mt::chess {

// The obstacles to castling. The king must not be in check, and the rook must still have the right to castle.
struct CastlingObstacles {
  Set64 men;       // men on the squares that the king or the rook enters or passes
  Set64 attacked;  // squares that the king passes or enters; only computed if `men` is empty
};

// Finds the obstacles. Attacks are computed on the board without the rook, because the rook leaves its square
// and may have shielded the target square of the king. For the squares that the king only passes, the rook
// makes no difference.
template <class Machine = Portable>
inline CastlingObstacles castling_obstacles(const Board& board, Colour us, int king, int rook) {
  const CastlingSquares to = castling_squares(king, rook);
  const Set64 others = board.occupied() & ~bit<Set64>(king) & ~bit<Set64>(rook);
  const Set64 king_path = between_of(king, to.king) | bit<Set64>(to.king);
  const Set64 rook_path = between_of(rook, to.rook) | bit<Set64>(to.rook);
  CastlingObstacles found{(king_path | rook_path) & others, 0};
  if (found.men != 0) return found;
  for (Set64 path = king_path; path != 0;) {
    const int square = pop(path);
    if (attackers<Machine>(board, other(us), square, others) != 0) found.attacked |= bit<Set64>(square);
  }
  return found;
}

template <class Machine = Portable>
inline bool can_castle(const Board& board, Colour us, int king, int rook) {
  const CastlingObstacles found = castling_obstacles<Machine>(board, us, king, rook);
  return (found.men | found.attacked) == 0;
}

}  // namespace mt::chess

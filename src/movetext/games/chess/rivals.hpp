// Finds the men that can move to a given square.
#pragma once
#include "movetext/games/chess/attacks.hpp"

namespace mt::chess {

// Returns the men of this kind (not pawns or kings) of the side to move that reach the square, pinned or not.
// The square must not hold a man of the same side.
template <Kind kind>
[[gnu::always_inline]] inline Set64 officers_reaching(const Board& board, Colour mover, int to) {
  static_assert(kind != Kind::pawn && kind != Kind::king);
  const Reach& r = reach_of(to);
  if constexpr (kind == Kind::knight) return r.knight & board.knights & board.of(mover);
  Set64 men = board.of(mover) & board.of(kind);
  if constexpr (kind == Kind::bishop) men &= r.diagonal;
  if constexpr (kind == Kind::rook) men &= r.straight;
  if constexpr (kind == Kind::queen) men &= r.diagonal | r.straight;
  // Few men of one kind share a line with the square. For each of them, the squares between are tested.
  const Set64 occupied = board.occupied();
  Set64 reaching = 0;
  while (men != 0) {
    const Set64 man = men & (0 - men);
    if ((between_of(to, pop(men)) & occupied) == 0) reaching |= man;
  }
  return reaching;
}
inline Set64 officers_reaching(const Board& board, Colour mover, Kind kind, int to) {
  switch (kind) {
    case Kind::knight:
      return officers_reaching<Kind::knight>(board, mover, to);
    case Kind::bishop:
      return officers_reaching<Kind::bishop>(board, mover, to);
    case Kind::rook:
      return officers_reaching<Kind::rook>(board, mover, to);
    default:
      return officers_reaching<Kind::queen>(board, mover, to);
  }
}

// Returns whether a move other than castling or en passant leaves the king out of check.
inline bool leaves_king_safe(const Board& board, Colour mover, int from, int to) {
  const auto end = bit<Set64>(to);
  const Set64 after = (board.occupied() & ~bit<Set64>(from)) | end;
  const int king = board.king(mover);
  const Reach& r = reach_of(king);
  const Set64 their = board.of(other(mover)) & ~end;
  if ((((r.pawn[index(mover)] & board.pawns) | (r.knight & board.knights)) & their) != 0) return false;
  const auto seen_from = [&](Set64 sliders) {
    for (sliders &= their; sliders != 0;)
      if ((between_of(king, pop(sliders)) & after) == 0) return true;
    return false;
  };
  return !seen_from(r.diagonal & board.diagonals) && !seen_from(r.straight & board.straights);
}

// Returns the men of the set that may legally move to the square.
inline Set64 legal_among(const Board& board, Colour mover, Set64 men, int to) {
  Set64 legal = 0;
  while (men != 0) {
    const Set64 man = men & (0 - men);
    if (leaves_king_safe(board, mover, pop(men), to)) legal |= man;
  }
  return legal;
}

}  // namespace mt::chess

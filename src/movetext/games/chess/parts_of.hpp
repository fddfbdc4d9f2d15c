// Describes a move by its squares.
#pragma once
#include "movetext/games/api/move_parts.hpp"
#include "movetext/games/chess/position.hpp"

#include <string_view>

namespace mt::chess {

// The number of a square is its Place.
inline void parts_of(Move move, MoveParts& out) {
  constexpr std::string_view letters = "PNBRQK";  // in the order of Kind
  const auto place = [](int square) { return static_cast<Place>(square); };
  out.clear();
  if (move.castles()) {
    const CastlingSquares to = castling_squares(move.from(), move.to());
    out.add({place(move.from()), place(to.king)});
    out.add({place(move.to()), place(to.rook)});
    return;
  }
  out.add({place(move.from()), place(move.to())});
  if (move.kind() == MoveKind::en_passant)
    out.captured.push_back(place(square_at(file_of(move.to()), rank_of(move.from()))));
  else if (move.captures())
    out.captured.push_back(place(move.to()));
  if (move.promotes()) out.promotion = letters[static_cast<std::size_t>(move.promoted())];
}

}  // namespace mt::chess

// Converts a position to a drawing.
#pragma once
#include "movetext/board/coordinates.hpp"
#include "movetext/board/drawing.hpp"
#include "movetext/games/othello/position.hpp"

namespace mt::othello {

// Returns the coordinates of a board with a1 at the top left.
constexpr board::Coordinates coordinates_of(int size) {
  const auto side = static_cast<std::int8_t>(size);
  return {{side, side, board::Squares::all}, board::Corner::top_left, board::Corner::top_left};
}

// Returns a drawing of the discs, with hints on the squares where the next disc may be put.
template <class Set>
board::Drawing drawing_of(const Board<Set>& board, const Position<Set>& position);

}  // namespace mt::othello

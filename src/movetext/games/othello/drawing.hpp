// Draws the board.
#pragma once
#include "movetext/board/coordinates.hpp"
#include "movetext/board/drawing.hpp"
#include "movetext/games/othello/position.hpp"

namespace mt::othello {

// a1 is at the top left.
constexpr board::Coordinates coordinates_of(int size) {
  const auto side = static_cast<std::int8_t>(size);
  return {{side, side, board::Squares::all}, board::Corner::top_left, board::Corner::top_left};
}

// Draws the discs, and hints for the squares where the next one may be put.
template <class Set>
board::Drawing drawing_of(const Board<Set>& board, const Position<Set>& position);

}  // namespace mt::othello

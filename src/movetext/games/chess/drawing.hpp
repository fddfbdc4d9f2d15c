// Draws a position: for text, SVG and PNG (board/drawing.hpp).
#pragma once
#include "movetext/board/coordinates.hpp"
#include "movetext/board/drawing.hpp"
#include "movetext/games/chess/position.hpp"

namespace mt::chess {

// The board is 8x8, with a1 at the bottom left and dark.
inline constexpr board::Coordinates coordinates{{8, 8, board::Squares::all}};

// Returns a drawing of the pieces only.
board::Drawing drawing_of(const Position& position);

}  // namespace mt::chess

// Converts a position to a drawing for text, SVG and PNG (board/drawing.hpp).
#pragma once
#include "movetext/board/coordinates.hpp"
#include "movetext/board/drawing.hpp"
#include "movetext/games/chess/position.hpp"

namespace mt::chess {

// The board has 8x8 squares. The square a1 is at the bottom left and dark.
inline constexpr board::Coordinates coordinates{{8, 8, board::Squares::all}};

// Returns a drawing that shows only the pieces.
board::Drawing drawing_of(const Position& position);

}  // namespace mt::chess

// A position as a drawing: for text, SVG and PNG (board/drawing.hpp).
#pragma once
#include "movetext/board/coordinates.hpp"
#include "movetext/board/drawing.hpp"
#include "movetext/games/chess/position.hpp"

namespace mt::chess {

// 8x8, a1 at the bottom left and dark.
inline constexpr board::Coordinates coordinates{{8, 8, board::Squares::all}};

// The pieces alone.
board::Drawing drawing_of(const Position& position);

}  // namespace mt::chess

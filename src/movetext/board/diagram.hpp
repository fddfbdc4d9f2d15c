// A diagram of any game: a board of squares, or one of points.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/points_drawing.hpp"

#include <variant>

namespace mt::board {

using Diagram = std::variant<Drawing, PointsDrawing>;

}  // namespace mt::board

// A diagram of any game, on a board of squares or a board of points.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/points_drawing.hpp"

#include <variant>

namespace mt::board {

using Diagram = std::variant<Drawing, PointsDrawing>;

}  // namespace mt::board

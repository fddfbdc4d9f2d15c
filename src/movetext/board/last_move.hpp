// The last move of a drawing, found by comparing it with the one before.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/points_drawing.hpp"

namespace mt::board {

// Marks where the last move started and ended: the squares that a piece of the mover left or reached.  A
// piece that was put on the board is marked alone: others may have turned their colour by that.
void mark_last_move(Drawing& drawing, const Drawing& before);
// Marks the points that a checker left for good or reached.
void mark_last_move(PointsDrawing& drawing, const PointsDrawing& before);

}  // namespace mt::board

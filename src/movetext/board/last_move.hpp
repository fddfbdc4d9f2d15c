// The last move of a drawing, found by comparing it with the drawing before.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/points_drawing.hpp"

namespace mt::board {

// Marks the start and the end of the last move: the squares that a piece of the mover left or reached. If a
// piece was placed on the board, only its square is marked, since the move may have changed the colour of
// others.
void mark_last_move(Drawing& drawing, const Drawing& before);
// Marks the points that a checker reached or left permanently.
void mark_last_move(PointsDrawing& drawing, const PointsDrawing& before);

}  // namespace mt::board

// Finds the last move of a drawing by comparing it with the drawing before the move.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/points_drawing.hpp"

namespace mt::board {

// Marks the squares that a piece of the mover left or reached. If a piece was placed on the board, only its
// square is marked, because such a move may also change the colour of other pieces.
void mark_last_move(Drawing& drawing, const Drawing& before);
// Marks the points on which the number of the mover's checkers has changed.
void mark_last_move(PointsDrawing& drawing, const PointsDrawing& before);

}  // namespace mt::board

// Boards drawn for the user.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/points_drawing.hpp"
#include "movetext/games/table/any_game.hpp"

namespace mt::cli {

// Adds the names of squares and lines.  Set Drawing::flip before.
void label(board::Drawing& drawing, const AnyGame& game, board::Notation notation);

// Marks where the last move began and ended: the squares that a piece of the mover left or came to.
void mark_last_move(board::Drawing& drawing, const board::Drawing& before);
// The points that a checker left for good or came to stand on.
void mark_last_move(board::PointsDrawing& drawing, const board::PointsDrawing& before);

}  // namespace mt::cli

// Draws boards for the user.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/games/api/any_game.hpp"

namespace mt::cli {

// Adds the names of squares and lines to a drawing. Drawing::flip must be set before.
void label(board::Drawing& drawing, const AnyGame& game, board::Notation notation);

}  // namespace mt::cli

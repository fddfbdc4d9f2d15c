// Draws the chess pieces as seen from the side.
#pragma once
#include "movetext/board/piece_figure.hpp"
#include "movetext/games/chess/position.hpp"

namespace mt::chess {

const board::PieceFigure& figure_of(Kind kind);

}  // namespace mt::chess

// What the men look like.
#pragma once
#include "movetext/board/piece_figure.hpp"
#include "movetext/games/xiangqi/board.hpp"

namespace mt::xiangqi {

const board::PieceFigure& figure_of(Kind kind);

}  // namespace mt::xiangqi

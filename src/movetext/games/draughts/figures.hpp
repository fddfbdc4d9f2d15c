// How draughts pieces look.
#pragma once
#include "movetext/board/piece_figure.hpp"

namespace mt::draughts {

// A man is a plain disc, a king a crowned double one.
extern const board::PieceFigure man_figure;
extern const board::PieceFigure king_figure;

}  // namespace mt::draughts

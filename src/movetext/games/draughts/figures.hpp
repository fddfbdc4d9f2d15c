// How draughts pieces look.
#pragma once
#include "movetext/board/piece_figure.hpp"

namespace mt::draughts {

// A man is a plain disc; a king is two discs with a crown.
extern const board::PieceFigure man_figure;
extern const board::PieceFigure king_figure;

}  // namespace mt::draughts

// Draws a board of lines, without its pieces.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/figure.hpp"
#include "movetext/board/theme.hpp"

#include <vector>

namespace mt::board {

// Appends marks, lines and stars. `corner` is the top left corner of the board, half a square outside its
// lines. The drawing must have a lattice.
void add_lattice(const Drawing& drawing, Point corner, const Theme& theme, std::vector<Figure>& figures);

}  // namespace mt::board

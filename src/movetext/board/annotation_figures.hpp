// Draws arrows and marks.
#pragma once
#include "movetext/board/theme.hpp"

#include <vector>

namespace mt::board {

// Appends an arrow with a round end at `from` and its tip near `to`; the two points must differ.
void add_arrow(Point from, Point to, Accent accent, const Theme& theme, std::vector<Figure>& figures);
// Appends a ring that fits into the square around `centre`.
void add_ring(Point centre, Accent accent, const Theme& theme, std::vector<Figure>& figures);
// Fills a figure with the colour of a mark that lies below the pieces.
void tint(Figure& figure, Accent accent, const Theme& theme);

}  // namespace mt::board

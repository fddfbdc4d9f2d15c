// Draughtsmen, seen from above: the figures of a symbol (symbol.hpp).
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/figure.hpp"

#include <vector>

namespace mt::board {

// From edge to edge of a man, with its outline.
inline constexpr int man_diameter = 77;

void draw_man(Ink side, std::vector<Figure>& figures);
// A man that bears a number: of as many as lie there.
void draw_counted_man(Ink side, int count, std::vector<Figure>& figures);
void draw_king(Ink side, std::vector<Figure>& figures);

}  // namespace mt::board

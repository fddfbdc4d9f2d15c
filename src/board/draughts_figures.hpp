// Draughtsmen, seen from above: the figures of a symbol (symbol.hpp).
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/board/figure.hpp"

#include <vector>

namespace mt::board {

void draw_man(Ink side, std::vector<Figure>& figures);
void draw_king(Ink side, std::vector<Figure>& figures);

}  // namespace mt::board

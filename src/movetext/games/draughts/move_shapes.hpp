// The shapes of draughts moves in movetext.
#pragma once
#include "movetext/text/move_shape.hpp"

namespace mt::draughts {

// Numbers, letters and diagonal notation: "32-28", "5x 14", "32 - 28", "24x15x6", "C3:E5", "c3b4", "3228",
// "e8g6x", "47x36 <42,29,14,31>"; also a move that breaks off after its sign ("32-"). The sign may be "-",
// "x", "X", ":", "*" between digits, or one of the characters U+2010 to U+2014, U+2212, U+00D7 and U+0445
// (Cyrillic). The plain shapes are "32-28", "28x19", "c3-b4" and "c3xe5" with a blank after them.
extern const text::MoveShapes move_shapes;

}  // namespace mt::draughts

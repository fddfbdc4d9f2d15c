// Recognises chess moves in movetext by their shapes.
#pragma once
#include "movetext/text/move_shape.hpp"

namespace mt::chess {

// Recognises SAN, long algebraic and coordinate moves in all spellings of records, with marks of check and
// capture: "Nbxd7+", "e2-e4", "e7e8q", "0-0-0", "exd6 e.p.", "bd". The letters of pieces may belong to any
// language. The plain shapes are standard SAN followed by a blank.
extern const text::MoveShapes move_shapes;

}  // namespace mt::chess

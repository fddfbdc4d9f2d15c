// The shapes of chess moves in movetext.
#pragma once
#include "movetext/text/move_shape.hpp"

namespace mt::chess {

// SAN, long algebraic and coordinate moves in all spellings of records, with their marks of check and
// capture: "Nbxd7+", "e2-e4", "e7e8q", "0-0-0", "exd6 e.p.", "bd". The letter of a piece may belong to any
// language. The plain shapes are standard SAN with a blank after it.
extern const text::MoveShapes move_shapes;

}  // namespace mt::chess

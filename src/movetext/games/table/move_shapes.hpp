// The shapes of moves where nothing but the convention of a record is known.
#pragma once
#include "movetext/text/convention.hpp"
#include "movetext/text/move_shape.hpp"

namespace mt {

// Returns those of the first family whose records follow the convention; of matches, whose plays are read by
// their formats, those of another family.
const text::MoveShapes& usual_move_shapes(const Convention& convention);

}  // namespace mt

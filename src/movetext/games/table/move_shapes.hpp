// Finds the shapes of moves by the convention of a record, and by its game if known.
#pragma once
#include "movetext/games/api/family.hpp"
#include "movetext/text/convention.hpp"
#include "movetext/text/move_shape.hpp"

namespace mt {

// Returns those of the first family whose records follow the convention. For matches, whose plays are read by
// their formats, the shapes are empty.
const text::MoveShapes& usual_move_shapes(const Convention& convention);
// Returns those of the family if its records follow the convention, else the usual ones. `family`: nullptr if
// the game of the record is unknown.
const text::MoveShapes& move_shapes_of(const Family* family, const Convention& convention);
// Returns whether the convention alone determines the shapes: no two families share one and have different
// shapes.
bool have_all_usual_move_shapes();

}  // namespace mt

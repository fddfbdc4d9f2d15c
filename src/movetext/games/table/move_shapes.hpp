// Finds the shapes of moves by the convention of a record, and by its game if that is known.
#pragma once
#include "movetext/games/api/family.hpp"
#include "movetext/text/convention.hpp"
#include "movetext/text/move_shape.hpp"

namespace mt {

// Returns those of the first family whose records follow the convention; of matches, whose plays are read by
// their formats, nothing is a move.
const text::MoveShapes& usual_move_shapes(const Convention& convention);
// Returns those of the family if its records follow the convention, else the usual ones.  `family`: nullptr
// if the game of the record is not known.
const text::MoveShapes& move_shapes_of(const Family* family, const Convention& convention);
// Says whether the convention alone decides the shapes: no two families share one and differ in them.
bool have_all_usual_move_shapes();

}  // namespace mt

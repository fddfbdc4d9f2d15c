// Finds the shapes of moves by the convention of a record, and by its game if known.
#pragma once
#include "movetext/games/api/family.hpp"
#include "movetext/text/convention.hpp"
#include "movetext/text/move_shape.hpp"

namespace mt {

// Returns the move shapes of the first family whose records follow the convention. The shapes are empty for
// the convention of matches, because the formats of matches read the plays.
const text::MoveShapes& usual_move_shapes(const Convention& convention);
// Returns the move shapes of the family if its records follow the convention, else the usual move shapes.
// `family` is nullptr if the game of the record is unknown.
const text::MoveShapes& move_shapes_of(const Family* family, const Convention& convention);
// Returns whether a convention alone always determines the move shapes, that is, whether all families with
// the same convention have the same shapes.
bool have_all_usual_move_shapes();

}  // namespace mt

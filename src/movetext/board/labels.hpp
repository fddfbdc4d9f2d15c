// The labels of a drawn board in each notation.
#pragma once
#include "movetext/board/coordinates.hpp"
#include "movetext/board/drawing.hpp"

namespace mt::board {

// Adds the labels of a notation. Numeric: a number in each playing square. Algebraic: letters below, row
// numbers at the left. Diagonal: the oblique lines where they leave the board, rotated with it. Set
// `drawing.flip` first.
void add_labels(Drawing& drawing, const Coordinates& coordinates, Notation notation);

// Adds the numbers of the files as each side counts them, from its own right, at its own edge of the board.
// Set `drawing.flip` first.
void add_file_numbers(Drawing& drawing);

}  // namespace mt::board

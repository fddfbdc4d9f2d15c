// The labels around a drawn board, for each notation.
#pragma once
#include "movetext/board/coordinates.hpp"
#include "movetext/board/drawing.hpp"

namespace mt::board {

// Adds the labels of a notation:
// - numeric: a number in each playing square;
// - algebraic: letters below the board, row numbers at its left;
// - diagonal: the names of the oblique lines where they leave the board.
// Set `drawing.flip` first, since labels turn with the board.
void add_labels(Drawing& drawing, const Coordinates& coordinates, Notation notation);

// Adds the numbers of the files at both edges of the board. Each side counts the files from its own right.
// Set `drawing.flip` first.
void add_file_numbers(Drawing& drawing);

}  // namespace mt::board

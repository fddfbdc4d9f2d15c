// The lines of the board: files that the river interrupts, ranks, and the diagonals of the palaces.
#pragma once
#include "movetext/board/lattice.hpp"

namespace mt::xiangqi {

extern const board::Lattice lattice;

}  // namespace mt::xiangqi

// The labels of the oblique lines beside a drawn board.
#pragma once
#include "movetext/board/coordinates.hpp"

#include <vector>

namespace mt::board {

enum class Edge : std::uint8_t { left, right, bottom };  // seen with White at the bottom

// A label outside the board, beside the cell where its line ends. File letters are at the left and below;
// rank digits are below and at the right. A bottom cell where a file and a rank end has two labels; draw the
// letter above the digits.
struct ObliqueLabel {
  Edge edge = Edge::left;
  bool file = false;      // true for a letter, false for the digits of a rank
  std::int8_t index = 0;  // Cell::y on the left and right edges, Cell::x at the bottom
  CellName text{};
};

// Returns the labels ordered by edge, then by line. Returns no labels for a board with all squares in play,
// because it has no diagonal notation.
std::vector<ObliqueLabel> oblique_labels(Shape shape);

}  // namespace mt::board

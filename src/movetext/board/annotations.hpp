// The arrows and marks of a board, as given in PGN comments.
//
//   drawing.annotations.arrows.push_back({{4, 1}, {4, 3}, Accent::green});
#pragma once
#include "movetext/board/accent.hpp"

#include <vector>

namespace mt::board {

// `Place` is the type of a position on the board: a cell, or the number of a point.
template <class Place>
struct Arrow {
  Place from;
  Place to;
  Accent accent = Accent::green;
};

template <class Place>
struct Mark {
  Place at;
  Accent accent = Accent::green;
};

template <class Place>
struct Annotations {
  std::vector<Arrow<Place>> arrows;
  std::vector<Mark<Place>> marks;

  bool empty() const { return arrows.empty() && marks.empty(); }
};

}  // namespace mt::board

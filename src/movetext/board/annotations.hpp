// Arrows and marks drawn over a board, as given in the comments of PGN.
//
//   drawing.annotations.arrows.push_back({{4, 1}, {4, 3}, Accent::green});
#pragma once
#include "movetext/board/accent.hpp"

#include <vector>

namespace mt::board {

// `Place` is the type of places in the model of the board.
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

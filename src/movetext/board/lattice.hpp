// A board of lines: pieces are on the crossings of the lines, not on the squares between them.
//
//   constexpr Stroke strokes[] = {{{0, 0}, {8, 0}}, {{0, 0}, {0, 9}}};
//   constexpr Lattice lattice{strokes, {}};
//   drawing.lattice = &lattice;
#pragma once
#include "movetext/board/shape.hpp"

#include <span>
#include <string_view>

namespace mt::board {

// A straight line, along a rank, a file or a diagonal.
struct Stroke {
  Cell from;
  Cell to;
};

// A character written on the board. It is drawn upright, whichever side is at the bottom.
struct Inscription {
  int twice_x = 0;           // twice the column of its centre, as displayed
  int twice_y = 0;           // twice the row of its centre
  std::string_view outline;  // a path for path_figure()
  int fineness = 1;
};

struct Lattice {
  std::span<const Stroke> strokes;
  std::span<const Cell> stars;  // highlighted crossings, such as the start squares of certain pieces
  std::span<const Inscription> inscriptions{};

  // Returns whether a line connects a crossing with its neighbour in a direction (dx and dy are -1, 0 or 1).
  constexpr bool leads(Cell from, int dx, int dy) const {
    for (const Stroke& stroke : strokes)
      if (holds(stroke, from.x, from.y) && holds(stroke, from.x + dx, from.y + dy)) return true;
    return false;
  }

 private:
  static constexpr int sign(int value) { return (value > 0) - (value < 0); }
  static constexpr bool holds(const Stroke& stroke, int x, int y) {
    const int dx = sign(stroke.to.x - stroke.from.x);
    const int dy = sign(stroke.to.y - stroke.from.y);
    const int steps = dx != 0 ? (x - stroke.from.x) * dx : (y - stroke.from.y) * dy;
    const int most = dx != 0 ? (stroke.to.x - stroke.from.x) * dx : (stroke.to.y - stroke.from.y) * dy;
    return steps >= 0 && steps <= most && stroke.from.x + steps * dx == x && stroke.from.y + steps * dy == y;
  }
};

}  // namespace mt::board

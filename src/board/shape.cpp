#include "movetext/board/shape.hpp"

namespace mt::board {

int square_count(Shape shape) {
  const int cells = shape.width * shape.height;
  switch (shape.squares) {
    case Squares::all:
      return cells;
    case Squares::corner_a1:
      return (cells + 1) / 2;
    case Squares::corner_h1:
      return cells / 2;
  }
  return 0;
}

}  // namespace mt::board

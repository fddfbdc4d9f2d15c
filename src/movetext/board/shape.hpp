// The size of a board and its playing squares. White's home side is at the bottom.
#pragma once
#include <cstdint>

namespace mt::board {

// A square, counted from 0 at the bottom-left corner: x to the right, y away from White.
struct Cell {
  std::int8_t x = 0;
  std::int8_t y = 0;
  friend constexpr bool operator==(Cell, Cell) = default;
};

// Which squares are in play.
enum class Squares : std::uint8_t {
  corner_a1,  // every second square, including the bottom-left corner
  corner_h1,  // every second square, without the bottom-left corner
  all,
};

// A corner of the board, seen with White at the bottom.
enum class Corner : std::uint8_t { bottom_left, bottom_right, top_left, top_right };

// Returns the corner diagonally opposite, which is the same corner as seen by the other side.
constexpr Corner opposite(Corner corner) {
  return static_cast<Corner>(3 - static_cast<int>(corner));
}

struct Shape {
  std::int8_t width = 8;   // 4..14
  std::int8_t height = 8;  // 4..14
  Squares squares = Squares::corner_a1;

  constexpr bool playable(Cell cell) const {
    if (cell.x < 0 || cell.y < 0 || cell.x >= width || cell.y >= height) return false;
    if (squares == Squares::all) return true;
    return ((cell.x + cell.y) % 2 == 0) == (squares == Squares::corner_a1);
  }
  friend constexpr bool operator==(Shape, Shape) = default;
};

// Returns whether a square is dark. On most boards, exactly the playing squares are dark. If all squares are
// in play, they are coloured as on a chessboard with a dark a1; draughts does not require this, but it helps
// the eye.
constexpr bool is_dark(Shape shape, Cell cell) {
  return shape.squares == Squares::all ? (cell.x + cell.y) % 2 == 0 : shape.playable(cell);
}

// Returns the number of playing squares.
constexpr int square_count(Shape shape) {
  const int cells = shape.width * shape.height;
  if (shape.squares == Squares::all) return cells;
  return shape.squares == Squares::corner_a1 ? (cells + 1) / 2 : cells / 2;
}

}  // namespace mt::board

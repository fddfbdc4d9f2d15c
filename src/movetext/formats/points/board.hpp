// A board of nine files and ten ranks with men on its points, as files of xiangqi programs describe it.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::points {

// A point in the coordinates of ICCS: file 0 to 8 counted from the left, rank 0 to 9 counted from the side
// that moves first. If a number is larger, the point is outside the board.
struct Point {
  std::uint8_t file = 0xFF;
  std::uint8_t rank = 0xFF;

  constexpr bool is_on_board() const { return file < 9 && rank < 10; }
};

// Returns the text of a move between two points of the board: "h2e2".
std::string move_text(Point from, Point to);

// The letter of each man, in the order in which several programs store the points of the men. Capitals are
// the men of the side that moves first.
inline constexpr std::string_view men_in_order = "RNBAKABNRCCPPPPPrnbakabnrccppppp";

class Board {
 public:
  // Creates an empty board.
  Board() { men_.fill(no_man); }
  // Returns the usual start position.
  static Board start();

  // Puts a man on a point; `man` is its letter in FEN.
  void put(Point point, char man) { men_[index(point)] = man; }
  // Returns the letter of the man on a point, or a blank if the point is empty or outside the board.
  char man_at(Point point) const { return point.is_on_board() ? men_[index(point)] : no_man; }
  bool is_empty() const;

  // Returns the position as FEN. `second`: the second side is to move; `number`: the number of the next move,
  // from 1.
  std::string fen(bool second, std::uint32_t number = 1) const;

 private:
  static constexpr char no_man = ' ';
  static constexpr std::size_t index(Point point) { return std::size_t{9} * point.rank + point.file; }

  std::array<char, 90> men_{};
};

// Returns whether the man on the point belongs to the second side.
bool is_of_second(const Board& board, Point point);

}  // namespace mt::points

// The bytes of moves: the column (from 1) plus ten times the row on 8x8, or plus twelve times the row on
// 10x10. The byte 0 ends the moves.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace mt::wthor {

// How games on a board of one size are stored.
struct Board {
  unsigned size;      // number of squares in a row
  unsigned row;       // difference between the bytes of a square and the square directly below it
  std::size_t moves;  // bytes of moves in a record
  // value of the tag Variant; the tag GameType is always 50, PDN's number for Othello
  std::string_view variant;
  std::size_t record_bytes() const { return 8 + moves; }
};
inline constexpr Board board_8{8, 10, 60, ""};
inline constexpr Board board_10{10, 12, 96, "10x10"};

// A square by column and row, each counted from 0. `outside`: the byte does not name a square of the board.
struct Square {
  unsigned column = 0;
  unsigned row = 0;
  bool outside = false;
};

constexpr Square square_of(const Board& board, std::uint8_t move) {
  const unsigned column = move % board.row;
  const unsigned row = move / board.row;
  const bool inside = column >= 1 && column <= board.size && row >= 1 && row <= board.size;
  return inside ? Square{column - 1, row - 1, false} : Square{0, 0, true};
}

// Returns the byte for a move on 8x8 such as "f5", or 0 if the text is not a square of that board.
constexpr std::uint8_t move_of(std::string_view text) {
  if (text.size() != 2 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') return 0;
  return static_cast<std::uint8_t>((text[0] - 'a' + 1) + 10 * (text[1] - '0'));
}

}  // namespace mt::wthor

// Noughts and crosses on a board of 5x5 squares. Crosses move first; each move puts a mark on an empty
// square. The first side with four marks in a row, a column or a diagonal wins. A full board without such a
// row is a draw.
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/board/coordinates.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace mt::noughts {

inline constexpr int width = 5;
inline constexpr int square_count = width * width;
inline constexpr board::Coordinates coordinates{{width, width, board::Squares::all}};

// The rules of one variant.
struct Rules {
  int in_a_row = 4;
  friend bool operator==(const Rules&, const Rules&) = default;
};

namespace rows {
inline constexpr Rules noughts{};
inline constexpr Rules small_noughts{.in_a_row = 3};
}  // namespace rows

// Squares are numbered along the rows from a1: bit 0 is a1, bit 4 is e1, bit 24 is e5.
struct Position {
  std::array<std::uint32_t, 2> marks{};  // marks of the first side and of the second
  Side to_move = Side::first;

  std::uint32_t of(Side side) const { return marks[static_cast<std::size_t>(side)]; }
  std::uint32_t occupied() const { return marks[0] | marks[1]; }
  bool is_full() const { return std::popcount(occupied()) == square_count; }
  friend bool operator==(const Position&, const Position&) = default;
};

struct Move {
  std::uint8_t square = 0;  // 0..24
  friend bool operator==(Move, Move) = default;
};

// Returns whether the marks contain a row of the length that the rules require.
bool has_row(const Rules& rules, std::uint32_t marks);

}  // namespace mt::noughts

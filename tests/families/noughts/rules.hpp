// Noughts and crosses on a board of 5x5 squares.  Crosses begin; each move puts a mark on an empty square.
// Who has four marks in a row, a column or a diagonal wins.  A full board without such a row is a draw.
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

// A variant is a row of these.
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
  std::array<std::uint32_t, 2> marks{};  // of the first side, of the second
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

// Whether the marks hold as many in a row as the rules ask for.
bool has_row(const Rules& rules, std::uint32_t marks);

}  // namespace mt::noughts

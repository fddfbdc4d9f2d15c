// A board as bits: which bit stands for which square, and where each direction leads.
//
// The playing square (x, y) of a board with every second square in play has the bit  D * y + (x + y) / 2
// (rounded down), where D is half the width rounded up, plus one if captures also go along rows and files.
// Then every direction is one constant difference, and a step over the edge falls on a bit that is no square.
// With all squares in play the bit is  (W + 1) * y + x.
#pragma once
#include "movetext/base/square_set.hpp"
#include "movetext/games/draughts/rules.hpp"

#include <array>
#include <cstdint>

namespace mt::draughts {

// Diagonals first, so that boards without orthogonal lines use the first four.  Up is away from White.  The
// opposite of direction d is 3 - d for diagonals and 11 - d for the others.
enum Direction : std::uint8_t {
  up_left,
  up_right,
  down_left,
  down_right,
  up,
  left,
  right,
  down,
  direction_count
};

constexpr int opposite(int direction) {
  return direction < 4 ? 3 - direction : 11 - direction;
}

// Bits needed for that board; at most 256.
int bits_needed(const Rules& rules);

// Built by a constexpr function; a few KiB.  `Set` must have at least bits_needed(rules) bits.
template <class Set>
struct Geometry {
  static constexpr int max_bits = set_bits<Set>;

  board::Shape shape{};
  Set squares{};               // the playing squares
  std::array<Set, 2> home{};   // back row of each Colour
  std::array<Set, 2> start{};  // men of each Colour in the start array
  std::array<int, direction_count>
      delta{};  // difference of bit index for one step; two squares for orthogonal
                // directions on a board with every second square in play
  std::array<std::array<Set, direction_count>, max_bits>
      ray{};                                 // all squares from a square (exclusive) to the edge
  std::array<board::Cell, max_bits> cell{};  // of a bit that is a square

  constexpr Geometry() = default;
  constexpr explicit Geometry(const Rules& rules);

  // The bit of a playing square; -1 if the cell is none.
  constexpr int bit_of(board::Cell cell) const;

 private:
  int lane_ = 0;  // D, or W + 1 with all squares in play
};

}  // namespace mt::draughts

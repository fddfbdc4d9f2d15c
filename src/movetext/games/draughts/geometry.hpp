// A board as bits: the bit of each square, and where each direction leads.
//
// The playing square (x, y) of a board with every second square in play has the bit D * y + (x + y) / 2
// (rounded down), where D is half the width rounded up, plus one if pieces also go along rows and files. Then
// every direction is one constant difference, and a step over the edge leads to a bit without a square. With
// all squares in play the bit is (W + 1) * y + x.
#pragma once
#include "movetext/base/square_set.hpp"
#include "movetext/games/draughts/rules.hpp"

#include <array>
#include <cstdint>

namespace mt::draughts {

// The diagonals come first, so that games without orthogonal lines use only the first four directions. Up is
// away from White. The opposite of direction d is 3 - d for diagonals and 11 - d for the others.
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

// Returns whether a step in that direction leads to a higher bit.
constexpr bool ascends(int direction) {
  return direction == up_left || direction == up_right || direction == up || direction == right;
}

// Returns the number of bits for each row: D as defined above, or W + 1 if all squares are in play.
constexpr int lane_of(const Rules& rules) {
  if (rules.shape.squares == board::Squares::all) return rules.shape.width + 1;
  return (rules.shape.width + 1) / 2 + (rules.orthogonal_moves || rules.orthogonal_captures ? 1 : 0);
}

// Returns how many bits the board needs; at most 256.
constexpr int bits_needed(const Rules& rules) {
  const board::Shape shape = rules.shape;
  const auto top = static_cast<std::int8_t>(shape.height - 1);
  const auto corner = static_cast<std::int8_t>(shape.width - 1);
  const int x = shape.playable({corner, top}) ? corner : corner - 1;
  return lane_of(rules) * top + (shape.squares == board::Squares::all ? x : (x + top) / 2) + 1;
}

// Returns one step: one square, or two for orthogonal directions on a board with every second square in play.
constexpr board::Cell step(board::Shape shape, int direction) {
  const auto far = static_cast<std::int8_t>(direction >= 4 && shape.squares != board::Squares::all ? 2 : 1);
  const auto back = static_cast<std::int8_t>(-far);
  constexpr std::int8_t none = 0;
  switch (direction) {
    case up_left:
      return {back, far};
    case up_right:
      return {far, far};
    case down_left:
      return {back, back};
    case down_right:
      return {far, back};
    case up:
      return {none, far};
    case left:
      return {back, none};
    case right:
      return {far, none};
    default:
      return {none, back};
  }
}

// The tables of a board. They have a few KiB and can be computed at compile time. `Set` must have at least
// bits_needed(rules) bits.
template <class Set>
struct Geometry {
  static constexpr int max_bits = set_bits<Set>;

  board::Shape shape{};
  Set squares{};                             // the playing squares
  std::array<Set, 2> home{};                 // back row of each Colour
  std::array<Set, 2> start{};                // men of each Colour in the start array
  std::array<int, direction_count> delta{};  // difference of bit index for one step()
  std::array<std::array<Set, direction_count>, max_bits>
      ray{};  // the squares from a square to the edge; the square itself is not included
  std::array<board::Cell, max_bits> cell{};  // the cell of a bit that has a square

  constexpr Geometry() = default;
  constexpr explicit Geometry(const Rules& rules) : shape(rules.shape), lane_(lane_of(rules)) {
    place_squares(rules);
    for (int d = 0; d < direction_count; ++d) place_direction(d);
  }

  // Returns the bit of a playing square, or -1 for any other cell.
  constexpr int bit_of(board::Cell at) const { return shape.playable(at) ? index(at) : -1; }

 private:
  constexpr int index(board::Cell at) const {
    return lane_ * at.y + (shape.squares == board::Squares::all ? at.x : (at.x + at.y) / 2);
  }
  constexpr void place_squares(const Rules& rules) {
    for (std::int8_t y = 0; y < shape.height; ++y) {
      for (std::int8_t x = 0; x < shape.width; ++x) {
        const board::Cell here{x, y};
        if (!shape.playable(here)) continue;
        const Set square = bit<Set>(index(here));
        const board::Cell turned{static_cast<std::int8_t>(shape.width - 1 - x),
                                 static_cast<std::int8_t>(shape.height - 1 - y)};
        squares |= square;
        cell[static_cast<unsigned>(index(here))] = here;
        if (y == 0) home[0] |= square;
        if (turned.y == 0) home[1] |= square;
        if (starts_with_man(rules, here)) start[0] |= square;
        if (starts_with_man(rules, turned)) start[1] |= square;
      }
    }
  }
  // Returns whether White has a man on `at` in the start array. Black has its men on the same squares of the
  // turned board.
  static constexpr bool starts_with_man(const Rules& rules, board::Cell at) {
    switch (rules.start) {
      case Start::rows:
        return at.y < rules.men_rows;
      case Start::rows_but_first:
        return at.y >= 1 && at.y <= rules.men_rows;
      case Start::diagonal:
        return at.x - at.y >= 2;
    }
    return false;
  }
  constexpr void place_direction(int d) {
    const board::Cell way = step(shape, d);
    delta[static_cast<unsigned>(d)] =
        lane_ * way.y + (shape.squares == board::Squares::all ? way.x : (way.x + way.y) / 2);
    for (Set rest = squares; any(rest);) {
      const auto from = static_cast<unsigned>(pop(rest));
      Set line{};
      board::Cell at = cell[from];
      while (true) {
        at = {static_cast<std::int8_t>(at.x + way.x), static_cast<std::int8_t>(at.y + way.y)};
        if (!shape.playable(at)) break;
        line |= bit<Set>(index(at));
      }
      ray[from][static_cast<unsigned>(d)] = line;
    }
  }

  int lane_ = 0;  // D, or W + 1 with all squares in play
};

}  // namespace mt::draughts

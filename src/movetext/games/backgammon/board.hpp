// Holds the checkers of both sides. Each side has its own numbers for the points.
//
//   Board board;
//   board.put(Side::first, 24, 2);           // two checkers on the side's own 24 point
//   board.count(Side::first, bar);           // the number on the bar
//   board.count(Side::second, across(24));   // the other side's on the same point: its own 1
#pragma once
#include "movetext/base/side.hpp"
#include "movetext/base/square_set.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mt::backgammon {

// A side moves from its own 24 point down to its own 1 point and bears off past it.
inline constexpr int point_count = 24;
inline constexpr int bar = 25;  // the start of a move from the bar
inline constexpr int off = 0;   // the target of a checker that is borne off
inline constexpr int home_points = 6;
// The number of checkers that a side has in the variants with most checkers.
inline constexpr int max_checkers = 15;

constexpr std::size_t index(Side side) {
  return static_cast<std::size_t>(side);
}
// Returns the number, 1..24, that the other side gives to the point.
constexpr int across(int point) {
  return 25 - point;
}

// The checkers of one side. Bits 4 * point to 4 * point + 3 count the checkers on each of its points 1..24
// and its bar. The counter at `off` is always 0, because borne-off checkers are not stored: they are the
// checkers that are missing on the board (Position::borne_off).
using Counters = Set128;

// Returns one checker on a point or on the bar.
constexpr Counters checker(int point) {
  return Counters{1U} << (4 * point);
}

namespace detail {

// Gathers the lowest bit of each counter: bit i of the result is the bit of counter i.
constexpr std::uint32_t gathered(Counters lowest_bits) {
  const auto gather = [](Set64 bits) {
    bits &= 0x1111'1111'1111'1111;
    bits = (bits | bits >> 3) & 0x0303'0303'0303'0303;
    bits = (bits | bits >> 6) & 0x000F'000F'000F'000F;
    bits = (bits | bits >> 12) & 0x0000'00FF'0000'00FF;
    return static_cast<std::uint32_t>((bits | bits >> 24) & 0xFFFF);
  };
  return gather(static_cast<Set64>(lowest_bits)) | gather(static_cast<Set64>(lowest_bits >> 64)) << 16;
}

}  // namespace detail

// A set of points as a mask: bit i is point i, and bit 25 is the bar.
using Points = std::uint32_t;

// Returns the points where a side has checkers.
constexpr Points occupied(Counters own) {
  return detail::gathered(own | own >> 1 | own >> 2 | own >> 3);
}
// Returns the points where a side has two checkers or more.
constexpr Points held(Counters own) {
  return detail::gathered(own >> 1 | own >> 2 | own >> 3);
}
// Returns the points where a side has at least `number` checkers, 1..15.
constexpr Points points_with(Counters own, int number) {
  // Adding 16 - number carries out of a counter exactly if the counter is at least `number`. The counters are
  // spread over two sets, in which the bits above each counter are free.
  constexpr Counters ones = ~Counters{0} / 255;
  const Counters add = ones * static_cast<unsigned>(16 - number);
  const Counters even = ((own & ones * 15) + add) >> 4 & ones;
  const Counters odd = ((own >> 4 & ones * 15) + add) & ones << 4;
  return detail::gathered(even | odd);
}

// Returns the same points with the numbers of the other side. The bar and `off` are removed.
constexpr Points across(Points points) {
  points = (points >> 16 & 0x0000'FFFF) | points << 16;
  points = (points >> 8 & 0x00FF'00FF) | (points & 0x00FF'00FF) << 8;
  points = (points >> 4 & 0x0F0F'0F0F) | (points & 0x0F0F'0F0F) << 4;
  points = (points >> 2 & 0x3333'3333) | (points & 0x3333'3333) << 2;
  points = (points >> 1 & 0x5555'5555) | (points & 0x5555'5555) << 1;
  return points >> 6 & 0x01FF'FFFE;  // bit 31 - p is now bit 25 - p
}

constexpr int checkers_of(Counters own) {
  constexpr Set64 fours = 0x0F0F'0F0F'0F0F'0F0F;
  constexpr Set64 bytes = 0x00FF'00FF'00FF'00FF;
  constexpr Set64 words = 0x0001'0001'0001'0001;
  const auto low = static_cast<Set64>(own);
  const auto high = static_cast<Set64>(own >> 64);
  const Set64 sums = (low & fours) + (low >> 4 & fours) + (high & fours) + (high >> 4 & fours);
  return static_cast<int>((((sums & bytes) + (sums >> 8 & bytes)) * words) >> 48);
}

// A board has 32 bytes. In a sound board (is_sound), no side has more than 15 checkers and no point has
// checkers of both sides. Readers of positions refuse other boards, and all code that plays needs sound
// boards.
struct Board {
  std::array<Counters, 2> sides{};

  constexpr Counters of(Side side) const { return sides[index(side)]; }
  // `point`: 1..24 or bar.
  constexpr int count(Side side, int point) const { return static_cast<int>(of(side) >> (4 * point) & 15U); }
  // Counts the checkers on the board and on the bar, which are at most 15.
  constexpr int total(Side side) const { return checkers_of(of(side)); }
  // Adds checkers. The counter must not exceed 15.
  constexpr void put(Side side, int point, int checkers = 1) {
    sides[index(side)] += Counters{static_cast<unsigned>(checkers)} << (4 * point);
  }
  constexpr void take(Side side, int point, int checkers = 1) {
    sides[index(side)] -= Counters{static_cast<unsigned>(checkers)} << (4 * point);
  }
  friend constexpr bool operator==(const Board&, const Board&) = default;
};
static_assert(sizeof(Board) == 32);

// Returns whether each side has at most `checkers` checkers, all checkers are on points 1..24 or the bar, and
// no point has checkers of both sides.
constexpr bool is_sound(const Board& board, int checkers = max_checkers) {
  constexpr Counters beside = ~(((Counters{1U} << (4 * 25)) - 1) << 4);  // all but the counters 1..25
  for (const Counters own : board.sides)
    if ((own & beside) != 0 || checkers_of(own) > checkers) return false;
  return (occupied(board.of(Side::first)) & across(occupied(board.of(Side::second)))) == 0;
}

// Returns the pips that a side needs to bear off all its checkers: the sum of their points, with 25 for each
// checker on the bar.
constexpr int pips(const Board& board, Side side) {
  int sum = 0;
  for (int point = 1; point <= bar; ++point) sum += point * board.count(side, point);
  return sum;
}

}  // namespace mt::backgammon

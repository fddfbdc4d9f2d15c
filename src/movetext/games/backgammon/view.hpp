// Holds the board as the side to play sees it, with the sets that determine which of its checkers can move.
#pragma once
#include "movetext/games/backgammon/board.hpp"

#include <bit>

namespace mt::backgammon {

inline constexpr Points bar_bit = Points{1} << bar;
inline constexpr Points home_bits = 0x7E;
inline constexpr Points outside_bits = 0x01FF'FF80;  // points 7..24

constexpr Points point_bit(int point) {
  return Points{1} << point;
}
constexpr bool has_point(Points points, int point) {
  return (points >> point & 1U) != 0;
}
// Return the lowest and the highest point of a set, which must not be empty.
constexpr int lowest_point(Points points) {
  return std::countr_zero(points);
}
constexpr int highest_point(Points points) {
  return 31 - std::countl_zero(points);
}

// Returns the points from which a die can be played. `men`: the points of the side. `blocked`: the points
// that the other side holds.
constexpr Points sources(Points men, Points blocked, int die) {
  const Points movable = men & ~(blocked << die) & ~((2U << die) - 1);
  if ((men & bar_bit) != 0) return movable & bar_bit;
  if ((men & ~home_bits) != 0 || men == 0) return movable;
  const int farthest = highest_point(men);
  return movable | (men & point_bit(die)) | (farthest < die ? point_bit(farthest) : 0);
}
constexpr int target(int from, int die) {
  return from > die ? from - die : off;
}

struct View {
  Counters own{};
  Counters other{};
  Points men = 0;      // points where the side has checkers
  Points blocked = 0;  // points where the other side has two or more checkers
  Points blots = 0;    // points where the other side has one checker

  constexpr View(const Board& board, Side side)
      : own(board.of(side)),
        other(board.of(mt::other(side))),
        men(occupied(own)),
        blocked(across(held(other))),
        blots(across(occupied(other)) & ~blocked) {}

  constexpr Points sources(int die) const { return backgammon::sources(men, blocked, die); }
  constexpr int count(int point) const { return static_cast<int>(own >> (4 * point) & 15U); }
  constexpr bool hits(int point) const { return has_point(blots, point); }
  // Moves a checker of the side to a point that is not blocked, or bears it off.
  constexpr void move(int from, int to) {
    own -= checker(from);
    if (count(from) == 0) men &= ~point_bit(from);
    if (to == off) return;
    own += checker(to);
    men |= point_bit(to);
    if (!hits(to)) return;
    blots &= ~point_bit(to);
    other += checker(bar) - checker(across(to));
  }
  constexpr Board board(Side side) const {
    Board made;
    made.sides[index(side)] = own;
    made.sides[index(mt::other(side))] = other;
    return made;
  }
};

// Returns whether two or more checkers are outside the home. With them, no roll of two different dice can
// bear off a checker.
constexpr bool many_outside(const View& view) {
  const Points outside = view.men & outside_bits;
  if ((outside & (outside - 1)) != 0) return true;
  return outside != 0 && view.count(lowest_point(outside)) > 1;
}

}  // namespace mt::backgammon

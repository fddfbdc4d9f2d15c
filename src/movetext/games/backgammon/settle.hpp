// Determines the parts of a position that follow from other parts. Notations omit them, so readers and
// writers share these functions.
#pragma once
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

// Returns whether this may be the Crawford game. The match has more than one point, exactly one side is one
// point away from winning it, and the cube was not turned and is not on offer.
constexpr bool may_be_crawford(const Position& position) {
  if (position.match_length <= 1 || position.cube.exponent != 0 || position.cube.owner != CubeOwner::none ||
      position.double_offered)
    return false;
  return (position.away(Side::first) == 1) != (position.away(Side::second) == 1);
}

// Returns what is implied about the Crawford game by a notation that does not express it.
constexpr Flag implied_crawford(const Position& position) {
  if (!may_be_crawford(position)) return Flag::no;
  return score_proves_crawford(position) ? Flag::yes : Flag::unknown;
}
// Returns what is implied about a rule of money play by a notation that does not express it.
constexpr Flag implied_money_rule(const Position& position) {
  return position.is_money() ? Flag::unknown : Flag::no;
}

// Returns the position with these adjustments:
//   - no Crawford game if it is impossible; the Crawford game if it is not known, but the score proves it
//   - no Jacoby rule and no beavers in match play
//   - a dead cube only in the Crawford game; a disabled cube in a match to one point
//   - a disabled cube is in the middle at 1
//   - no double without a cube, or if the cube has its largest value
//   - no dice and no resignation while a double is on offer
//   - the side to decide follows from the double
Position settle(Position position);

}  // namespace mt::backgammon

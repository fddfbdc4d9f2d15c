// Determines the parts of a position that follow from the rest: notations omit them, so readers and writers
// share these functions.
#pragma once
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

// Returns whether this may be the Crawford game: exactly one side is one point away from winning a match of
// more than one point, and the cube was not turned and is not on offer.
constexpr bool may_be_crawford(const Position& position) {
  if (position.match_length <= 1 || position.cube.exponent != 0 || position.cube.owner != CubeOwner::none ||
      position.double_offered)
    return false;
  return (position.away(Side::first) == 1) != (position.away(Side::second) == 1);
}

// Returns what is implied if a notation does not express whether this is the Crawford game.
constexpr Flag implied_crawford(const Position& position) {
  return may_be_crawford(position) ? Flag::unknown : Flag::no;
}
// Returns the same for the rules of money play.
constexpr Flag implied_money_rule(const Position& position) {
  return position.is_money() ? Flag::unknown : Flag::no;
}

// Returns the same position with these adjustments: no Crawford game if none is possible; no Jacoby rule and
// no beavers in match play; the cube dead only in the Crawford game, and disabled in a match to one point; a
// disabled cube at 1 in the middle; no double without a cube, nor at its limit; no dice together with a
// double; no resignation together with a double; the side to decide according to the double.
Position settle(Position position);

}  // namespace mt::backgammon

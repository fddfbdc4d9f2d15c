// What follows in a position from the rest of it: notations leave it out, so readers and writers agree on it
// here.
#pragma once
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

// Says whether this may be the Crawford game: exactly one side is one point away from winning a match of more
// than one point, and the cube was not turned and is not on offer.
constexpr bool may_be_crawford(const Position& position) {
  if (position.match_length <= 1 || position.cube.exponent != 0 || position.cube.owner != CubeOwner::none ||
      position.double_offered)
    return false;
  return (position.away(Side::first) == 1) != (position.away(Side::second) == 1);
}

// Returns the meaning of a notation that does not say whether this is the Crawford game.
constexpr Flag implied_crawford(const Position& position) {
  return may_be_crawford(position) ? Flag::unknown : Flag::no;
}
// Returns the same for the rules of money play.
constexpr Flag implied_money_rule(const Position& position) {
  return position.is_money() ? Flag::unknown : Flag::no;
}

// Returns the same position with: no Crawford game if none is possible; no Jacoby rule and no beavers in
// match play; the cube dead only in the Crawford game, and disabled in a match to one point; a disabled cube
// at 1 in the middle; no double without a cube, nor at its limit; no dice beside a double; no resignation
// beside a double; the side to decide that follows from the double.
Position settle(Position position);

}  // namespace mt::backgammon

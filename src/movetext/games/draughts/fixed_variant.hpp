// Variants known at compile time, for the games whose speed matters most.
#pragma once
#include "movetext/games/draughts/variant.hpp"

namespace mt::draughts {

// Returns the rules without everything that does not affect which moves are legal: start array, draws,
// notation and, unless a king ends the game, its goal.
constexpr Rules movement_of(Rules rules) {
  const Rules plain{};
  rules.men_rows = plain.men_rows;
  rules.start = plain.start;
  rules.first = plain.first;
  rules.draws = plain.draws;
  rules.notation = plain.notation;
  rules.square_one = plain.square_one;
  rules.square_a1 = plain.square_a1;
  rules.capture_sign = plain.capture_sign;
  if (rules.goal == Goal::losing) rules.goal = Goal::normal;
  return rules;
}

// Has the moves of every rule set with the same movement_of(), but not its names and start array.
template <class Set, Rules rules>
inline constexpr Variant<Set> fixed_variant{movement_of(rules)};

}  // namespace mt::draughts

// Variants known at compile time, for the games whose speed matters most.
#pragma once
#include "movetext/games/draughts/variant.hpp"

namespace mt::draughts {

// Returns only the part of the rules that decides which moves are legal. Start array, draws and notation get
// their default values. Goal::losing becomes Goal::normal; Goal::breakthrough is kept, because a king then
// ends the game.
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

// The variant for all rule sets with the same movement_of(). It has the legal moves of these rule sets, but
// not their names of squares and start arrays.
template <class Set, Rules rules>
inline constexpr Variant<Set> fixed_variant{movement_of(rules)};

}  // namespace mt::draughts

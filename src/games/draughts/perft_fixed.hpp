// perft of the games that are compiled with their rules fixed.
#pragma once
#include "movetext/games/draughts/generate.hpp"

namespace mt::draughts {

template <class Set>
using PerftFunction = Result<std::uint64_t> (*)(const Variant<Set>&, const Position<Set>&, int depth);

// The rules without what does not change which moves are legal: start array, draws, notation and, as long as
// a king does not end the game, its goal.
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

// Null when that game is not among them.  `rules`: as movement_of() gives them.
template <class Set>
PerftFunction<Set> fixed_perft(const Rules& rules);

}  // namespace mt::draughts

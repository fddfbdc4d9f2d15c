// What a value in hundredths of a man means for the result.
#pragma once
#include "movetext/games/api/score_curve.hpp"
#include "movetext/games/draughts/rules.hpp"

namespace mt::draughts {

constexpr ScoreCurve curve_of(const Rules& /*rules*/) {
  return {.steepness = 0.01};
}

}  // namespace mt::draughts

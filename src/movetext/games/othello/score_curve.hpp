// What a value in hundredths of a disc means for the result.
#pragma once
#include "movetext/games/api/score_curve.hpp"

#include <cmath>

namespace mt::othello {

inline ScoreCurve curve_with(int empties) {
  return {.steepness = 0.0013 + 0.025 * std::exp(-empties / 2.5)};
}

}  // namespace mt::othello

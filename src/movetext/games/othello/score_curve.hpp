// Converts values in hundredths of a disc to expected results.
#pragma once
#include "movetext/games/api/score_curve.hpp"

#include <cmath>

namespace mt::othello {

// A value is the final difference of discs that the engine expects. While many squares are empty, the
// uncertainty of this value hardly decreases, so one disc always changes the expected result by about the
// same amount. Near the end of the game, one disc changes it more and more.
//
// The curve was fitted to 1,059 games of the WTHOR base (years 1977 to 1983 and 2021). They have 54,949
// positions from ply 9, with values of the built-in player at 2,000 nodes. Each group of four plies agrees
// with the curve (scripts/fit-curve --stage 4 --within 6400). The values of 250 of these games at ten times
// as many nodes also agree with the curve.
inline ScoreCurve curve_with(int empties) {
  return {.steepness = 0.0013 + 0.03 * std::exp(-empties / 2.5)};
}

}  // namespace mt::othello

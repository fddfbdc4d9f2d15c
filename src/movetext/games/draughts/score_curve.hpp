// Converts values in hundredths of a man to expected results.
#pragma once
#include "movetext/games/api/score_curve.hpp"
#include "movetext/games/draughts/rules.hpp"

namespace mt::draughts {

// A single flying king can draw against several pieces, so an extra man wins far less often if kings fly.
// Measured by scripts/fit-curve on games with results, at 20,000 to 30,000 nodes a position (standard errors
// in docs/performance.md):
//   short kings, games of people: English 0.0174, Italian 0.0163
//   flying kings, games of people: international 0.0078, Russian 0.0080, Czech 0.0092
//   flying kings, games of the built-in player against itself: international 0.0079, Brazilian 0.0090,
//     Frisian 0.0079, Russian 0.0064, breakthrough 0.0083
//   losing games: 0.0015; a side that has given men away may still have too many, so values mean little
constexpr ScoreCurve curve_of(const Rules& rules) {
  if (rules.goal == Goal::losing) return {.steepness = 0.0015};
  return {.steepness = rules.flying ? 0.008 : 0.017};
}

}  // namespace mt::draughts

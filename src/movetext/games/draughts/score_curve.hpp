// What a value in hundredths of a man means for the result.
#pragma once
#include "movetext/games/api/score_curve.hpp"
#include "movetext/games/draughts/rules.hpp"

namespace mt::draughts {

// One flying king holds the draw against several pieces, so a man more wins far less often where kings fly.
// Measured by scripts/fit-curve on games with results, at 20,000 to 30,000 nodes a position (standard errors
// in docs/performance.md):
//   short kings   English 0.0174, Italian 0.0163: records of people
//   flying kings  international 0.0078, Russian 0.0080, Czech 0.0092: records of people; international
//                 0.0079, Brazilian 0.0090, Frisian 0.0079, Russian 0.0064: the built-in player against
//                 itself
// Two figures are within twice the error of all of these.  They are also used where the goal is another one,
// which nobody has measured.
constexpr ScoreCurve curve_of(const Rules& rules) {
  return {.steepness = rules.flying ? 0.008 : 0.017};
}

}  // namespace mt::draughts

// Converts the value of a position to the expected result of the game.
//
// A family measures its curves on records with results, and AnyGame::score_curve returns the curve for a
// position (docs/performance.md, "What values mean").
#pragma once
#include <cmath>

namespace mt {

struct ScoreCurve {
  // The change in log-odds for a hundredth of a pawn, a man or a disc; greater than 0. The default is for
  // games without measurements; it is between the measured values.
  double steepness = 0.006;

  // Returns the expected score of the side with that value: 1 is a win, 0.5 a draw, 0 a loss. The scores of
  // both sides add up to 1.
  double expected(int hundredths) const { return 1 / (1 + std::exp(-steepness * hundredths)); }
};

}  // namespace mt

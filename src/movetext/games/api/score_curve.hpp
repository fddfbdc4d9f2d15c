// What a value means for the result of a game: how often such positions are won.
//
// A family measures its curves on records with results, and says by AnyGame::score_curve which one holds for
// a position (docs/performance.md, "What values mean").
#pragma once
#include <cmath>

namespace mt {

struct ScoreCurve {
  // The log-odds of a hundredth of a pawn, a man or a disc, above 0.  This one is for games that nobody has
  // measured, and lies between those that were.
  double steepness = 0.006;

  // Returns the expected score of the side whose value that is: 1 is a win, 0.5 a draw, 0 a loss.  The scores
  // of both sides make 1.
  double expected(int hundredths) const { return 1 / (1 + std::exp(-steepness * hundredths)); }
};

}  // namespace mt

// Converts the value of a position to the expected result of the game.
//
// A family measures its curves on records with results, and AnyGame::score_curve returns the curve for a
// position (docs/performance.md, "What values mean").
#pragma once
#include <cmath>
#include <optional>

namespace mt {

// The chances of the side with a value. They add up to 1.
struct ResultChances {
  double win = 0;
  double draw = 0;
  double loss = 0;
};

struct ScoreCurve {
  // The change in log-odds for a hundredth of a pawn, a man or a disc; greater than 0. The default is for
  // games without measurements; it is between the measured values.
  double steepness = 0.006;
  // The chance of a draw with the value 0, greater than 0 and less than 1; nullopt if it was not measured.
  std::optional<double> draws{};

  // Returns the expected score of the side with that value: 1 is a win, 0.5 a draw, 0 a loss. The scores of
  // both sides add up to 1.
  double expected(int hundredths) const { return 1 / (1 + std::exp(-steepness * hundredths)); }

  // Returns the chances of the side with that value, whose expected score is expected(). A win and half a
  // draw are the expected score, and as in the model of Davidson (1970) the chance of a draw is in a constant
  // ratio to the geometric mean of the chances of a win and of a loss. Must not be called without `draws`.
  ResultChances chances(int hundredths) const {
    const double score = expected(hundredths);
    const double ratio = 2 * *draws / (1 - *draws);
    const double part = ratio * ratio / 4;
    // The positive root of (1 - part) d^2 + 2 part d - 4 part score (1 - score) = 0, in a form that also
    // holds for part = 1.
    const double product = 4 * part * score * (1 - score);
    const double draw = product / (part + std::sqrt(part * part + (1 - part) * product));
    return {.win = score - draw / 2, .draw = draw, .loss = 1 - score - draw / 2};
  }
};

}  // namespace mt

// The strength of an engine, computed from its games against another one, and the error of that strength.
//
//   const Strength strength = strength_of(tally);
//   say(strength.elo.value, strength.elo.error);
//
// If the tally has pairs of games, the errors are those of the pairs ("pentanomial"), else of the games.
// Errors are half the width of the interval that contains the true value in 95 of 100 matches.
#pragma once
#include "movetext/engine/match/tally.hpp"

#include <cstdint>
#include <span>

namespace mt::engine::match {

struct Estimate {
  double value = 0;
  double error = 0;
};

struct Strength {
  Estimate score;  // from 0 to 1
  Estimate elo;    // infinite if all games were won or all were lost
  // Distance of the score from 1/2 in standard deviations of one game, times normalized_elo_unit.
  Estimate normalized;
  double superiority = 0.5;  // chance that this engine is the stronger one ("LOS"), from 0 to 1
};

// `tally` must have at least one game.
Strength strength_of(const Tally& tally);

// Convert between an Elo difference and a score between 0 and 1.
double elo_of_score(double score);
double score_of_elo(double elo);
// One standard deviation of a game in normalized Elo: 800 / ln 10.
inline constexpr double normalized_elo_unit = 347.4355855226014;

// Returns the mean of a sample with its error. The error of fewer than two values is 0.
Estimate mean_of(std::span<const double> sample);

}  // namespace mt::engine::match

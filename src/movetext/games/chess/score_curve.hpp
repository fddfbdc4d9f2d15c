// Converts values in hundredths of a pawn to expected results.
#pragma once
#include "movetext/games/api/score_curve.hpp"

namespace mt::chess {

// The curve that lichess.org fitted to games played there (lichess.org/page/accuracy; lichess-org/lila, pull
// request 11148).
//
// Chess is played by people of all strengths, and this curve lies between the curves for weak and strong
// players. scripts/fit-curve finds 0.002 for fast games of lichess.org, and 0.0075 for tournaments of players
// above 2300, or 0.0078 if Stockfish gives the values. The thresholds for marks depend on the curve. With
// 0.0075 a lost pawn would be a blunder, and three times as many moves that annotators left unmarked would be
// marked (docs/performance.md).
//
// The chance of a draw is that of 579 games of players above 2300, for this curve (0.436, standard error
// 0.024).
inline constexpr ScoreCurve score_curve{.steepness = 0.00368208, .draws = 0.44};

}  // namespace mt::chess

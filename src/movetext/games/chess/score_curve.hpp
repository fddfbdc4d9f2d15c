// Converts values in hundredths of a pawn to expected results.
#pragma once
#include "movetext/games/api/score_curve.hpp"

namespace mt::chess {

// The curve that lichess.org fitted to games played there (lichess.org/page/accuracy; lichess-org/lila, pull
// request 11148). Chess is played by people of all strengths, and this curve lies between theirs:
// scripts/fit-curve finds 0.002 in fast games of that server, and 0.0075 in tournaments of players above
// 2300, 0.0078 if Stockfish gives the values. The thresholds for marks depend on it: with 0.0075 a lost pawn
// is a blunder, and three times as many moves are marked that annotators left unmarked (docs/performance.md).
inline constexpr ScoreCurve score_curve{.steepness = 0.00368208};

}  // namespace mt::chess

// What a value in hundredths of a pawn means for the result.
#pragma once
#include "movetext/games/api/score_curve.hpp"

namespace mt::chess {

// The curve that lichess.org fitted to games played there (lichess.org/page/accuracy; lichess-org/lila, pull
// request 11148).  Chess is played by people of all strengths, and it lies between their curves:
// scripts/fit-curve finds 0.002 in fast games of that server, and 0.0075 in tournaments of players above
// 2300, 0.0080 if Stockfish gives the values.  The steps of the marks belong to it: with 0.0075 a lost pawn
// is a blunder, and three times as many moves are marked that annotators have left alone
// (docs/performance.md).
inline constexpr ScoreCurve score_curve{.steepness = 0.00368208};

}  // namespace mt::chess

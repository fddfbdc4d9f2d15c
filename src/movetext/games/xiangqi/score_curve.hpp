// What a value in hundredths of a pawn means for the result.
#pragma once
#include "movetext/games/api/score_curve.hpp"

namespace mt::xiangqi {

inline constexpr ScoreCurve measured_curve{.steepness = 0.00368208};

}  // namespace mt::xiangqi

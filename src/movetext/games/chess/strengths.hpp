// The levels of strength of chess.
#pragma once
#include "movetext/games/api/strength.hpp"

#include <array>

namespace mt::chess {

// The ratings are those of matches against Stockfish 15.1 with UCI_LimitStrength, of 100 to 300 games for
// each level (scripts/measure-strength; docs/performance.md, "Limited strength"). The
// margin of the last level lies between two that were measured.
inline constexpr auto strengths = std::to_array<Strength>({
    {.elo = 1180, .nodes = 400, .margin = 440},
    {.elo = 1330, .nodes = 600, .margin = 330},
    {.elo = 1600, .nodes = 1'000, .margin = 150},
    {.elo = 1820, .nodes = 2'500, .margin = 100},
    {.elo = 1970, .nodes = 6'000, .margin = 43},
});

}  // namespace mt::chess

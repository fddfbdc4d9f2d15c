// How a player plays at a level of strength that was measured.
//
// A family lists its levels in a table, weakest first, and SearchTraits::strengths returns it
// (docs/performance.md, "Limited strength").
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>

namespace mt {

struct Strength {
  int elo = 0;
  std::int64_t nodes = 0;  // the most nodes of a search
  // In hundredths of a man or pawn: instead of the best move, a move whose value is at most so much lower may
  // be played.
  int margin = 0;

  // Returns how many moves must be valued to choose from: the wider the margin, the more.
  int lines() const { return 1 + (margin + 39) / 40; }
};

// Returns the strength of a rating, which lies between two levels of the table. `levels` is not empty, and
// its ratings rise. A rating outside the table is replaced by the nearest one in it.
inline Strength strength_of(std::span<const Strength> levels, int elo) {
  elo = std::clamp(elo, levels.front().elo, levels.back().elo);
  std::size_t above = 0;
  while (levels[above].elo < elo) ++above;
  if (levels[above].elo == elo) return levels[above];
  const Strength& low = levels[above - 1];
  const Strength& high = levels[above];
  const double part = static_cast<double>(elo - low.elo) / (high.elo - low.elo);
  const double ratio = static_cast<double>(high.nodes) / static_cast<double>(low.nodes);
  return {.elo = elo,
          .nodes = std::llround(static_cast<double>(low.nodes) * std::pow(ratio, part)),
          .margin = low.margin + static_cast<int>(std::lround(part * (high.margin - low.margin)))};
}

}  // namespace mt

// The column `game.pieces`: how many pieces of each kind a side has in the main line.
#pragma once
#include <algorithm>

namespace mt::database {

// The smallest and the largest number. Numbers above `most_counted` are stored as most_counted.
struct PieceCounts {
  int least = 0;
  int most = 0;
};
inline constexpr int most_counted = 15;

constexpr char packed_counts(PieceCounts counts) {
  const int least = std::min(counts.least, most_counted);
  return static_cast<char>(static_cast<unsigned char>(16 * std::min(counts.most, most_counted) + least));
}

// Returns whether the number may have been between two bounds.
constexpr bool may_be_between(char packed, int least, int most) {
  const int byte = static_cast<unsigned char>(packed);
  return byte / 16 >= std::min(least, most_counted) && byte % 16 <= std::min(most, most_counted);
}

}  // namespace mt::database

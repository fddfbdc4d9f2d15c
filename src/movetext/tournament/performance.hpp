// Ratings of a performance: the average rating of the opponents, and the difference that belongs to the
// score.
#pragma once
#include <cstdint>
#include <optional>

namespace mt::tournament {

// Results against opponents whose ratings are known.
struct RatedScore {
  std::uint64_t games = 0;
  std::uint64_t ratings = 0;  // sum of the opponents' ratings
  std::uint64_t halves = 0;   // twice the points: 2 for a win, 1 for a draw
};

// Returns the average rating of the opponents, rounded to an integer (a half is rounded up), or nullopt
// without games.
std::optional<std::int64_t> average_rating(const RatedScore& score);
// Returns the average rating plus the difference of FIDE's table (Rating Regulations B.02, 8.1.1) for the
// share of the points, or nullopt without games.
std::optional<std::int64_t> performance(const RatedScore& score);

}  // namespace mt::tournament

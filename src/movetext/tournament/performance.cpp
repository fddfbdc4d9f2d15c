#include "movetext/tournament/performance.hpp"

#include <array>
#include <cstddef>

namespace mt::tournament {
namespace {

// The difference of ratings for each percent of the points from 50 to 100.
constexpr std::array<std::int16_t, 51> differences{
    0,   7,   14,  21,  29,  36,  43,  50,  57,  65,  72,  80,  87,  95,  102, 110, 117,
    125, 133, 141, 149, 158, 166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273,
    284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589, 677, 800};

}  // namespace

std::optional<std::int64_t> average_rating(const RatedScore& score) {
  if (score.games == 0) return std::nullopt;
  return static_cast<std::int64_t>((2 * score.ratings + score.games) / (2 * score.games));
}

std::optional<std::int64_t> performance(const RatedScore& score) {
  const auto average = average_rating(score);
  if (!average) return std::nullopt;
  const std::uint64_t percent = (100 * score.halves + score.games) / (2 * score.games);
  constexpr std::uint64_t even = 50;
  if (percent >= even) return *average + differences[static_cast<std::size_t>(percent - even)];
  return *average - differences[static_cast<std::size_t>(even - percent)];
}

}  // namespace mt::tournament

#include "movetext/engine/match/statistics.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace mt::engine::match {
namespace {

constexpr double z_of_95 = 1.959963984540054;

struct Moments {
  double size = 0;
  double mean = 0;
  double variance = 0;
};

// Returns the moments of scores that are spaced evenly from 0 to 1.
Moments moments_of(std::span<const std::uint64_t> counts) {
  const auto last = static_cast<double>(counts.size() - 1);
  Moments out;
  for (const std::uint64_t count : counts) out.size += static_cast<double>(count);
  if (out.size == 0) return out;
  for (std::size_t i = 0; i < counts.size(); ++i)
    out.mean += static_cast<double>(counts[i]) / out.size * static_cast<double>(i) / last;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    const double away = static_cast<double>(i) / last - out.mean;
    out.variance += static_cast<double>(counts[i]) / out.size * away * away;
  }
  return out;
}

}  // namespace

double elo_of_score(double score) {
  return score == 0.5 ? 0 : -400 * std::log10(1 / score - 1);
}

double score_of_elo(double elo) {
  return 1 / (1 + std::pow(10, -elo / 400));
}

Strength strength_of(const Tally& tally) {
  const bool by_pairs = tally.pair_count() > 0;
  Moments sample = by_pairs ? moments_of(tally.pairs) : moments_of(tally.games);
  // The score includes the games of incomplete pairs, so that it agrees with the points.
  if (tally.game_count() > 0) sample.mean = tally.points() / static_cast<double>(tally.game_count());
  Strength out;
  out.score = {sample.mean, z_of_95 * std::sqrt(sample.variance / sample.size)};
  // Even if all results are equal or nearly so, other results are possible. If another result has the chance
  // p, then with probability (1-p)^size it does not occur in `size` samples. The error is at least that of
  // the p for which this probability is 5 %. So a better result of a few pairs never lowers the superiority.
  const double unseen = (1 - std::pow(0.05, 1 / sample.size)) * std::max(sample.mean, 1 - sample.mean);
  out.score.error = std::max(out.score.error, unseen);
  const double low = sample.mean - out.score.error;
  const double high = sample.mean + out.score.error;
  out.elo.value = elo_of_score(sample.mean);
  // Elo is not defined for a score of 0 or 1, so the interval is unbounded if it reaches one of them.
  out.elo.error = low > 0 && high < 1 ? (elo_of_score(high) - elo_of_score(low)) / 2 : INFINITY;
  if (sample.variance > 0) {
    // The variance of one game is twice the variance of the mean of two games.
    const double of_game = by_pairs ? 2 * sample.variance : sample.variance;
    const double unit = normalized_elo_unit / std::sqrt(of_game);
    out.normalized = {(sample.mean - 0.5) * unit, out.score.error * unit};
  } else {
    out.normalized = {sample.mean == 0.5 ? 0 : std::copysign(INFINITY, sample.mean - 0.5), INFINITY};
  }
  // The standard deviation is derived from the 95 % interval, so that superiority and interval agree: the
  // superiority exceeds 97.5 % exactly if the whole interval of the score is above one half.
  out.superiority = std::erfc(-(sample.mean - 0.5) / (out.score.error / z_of_95) / std::sqrt(2)) / 2;
  return out;
}

Estimate mean_of(std::span<const double> sample) {
  Estimate out;
  if (sample.empty()) return out;
  const auto size = static_cast<double>(sample.size());
  for (const double value : sample) out.value += value / size;
  if (sample.size() < 2) return out;
  double squares = 0;
  for (const double value : sample) squares += (value - out.value) * (value - out.value);
  out.error = z_of_95 * std::sqrt(squares / (size - 1) / size);
  return out;
}

}  // namespace mt::engine::match

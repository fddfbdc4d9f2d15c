#include "movetext/engine/match/sprt.hpp"

#include "movetext/engine/match/statistics.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace mt::engine::match {
namespace {

constexpr std::size_t most_results = 5;
// Count for a result that has not occurred, used instead of 0.
constexpr double hardly_ever = 1e-3;

struct Distribution {
  std::size_t size = 0;
  std::array<double, most_results> chance{};
  double score(std::size_t i) const { return static_cast<double>(i) / static_cast<double>(size - 1); }
};

// Returns the distribution nearest to `seen` in which the mean of `away` is 0. Its chances are the chances of
// `seen`, each divided by 1 + theta * away. Bisection finds the theta for which the mean is 0.
Distribution with_mean_zero(const Distribution& seen, const std::array<double, most_results>& away) {
  const auto [least, most] = std::minmax_element(away.begin(), away.begin() + static_cast<int>(seen.size));
  double low = -1 / *most;
  double high = -1 / *least;
  for (int i = 0; i < 200; ++i) {
    const double theta = (low + high) / 2;
    double sum = 0;
    for (std::size_t k = 0; k < seen.size; ++k) sum += seen.chance[k] * away[k] / (1 + theta * away[k]);
    (sum > 0 ? low : high) = theta;
  }
  Distribution out = seen;
  const double theta = (low + high) / 2;
  for (std::size_t k = 0; k < seen.size; ++k) out.chance[k] = seen.chance[k] / (1 + theta * away[k]);
  return out;
}

Distribution with_score(const Distribution& seen, double score) {
  std::array<double, most_results> away{};
  for (std::size_t i = 0; i < seen.size; ++i) away[i] = seen.score(i) - score;
  return with_mean_zero(seen, away);
}

// Returns the most likely distribution whose mean exceeds one half by `t` of its own standard deviations.
Distribution with_t_value(const Distribution& seen, double t) {
  Distribution out = seen;
  std::fill_n(out.chance.begin(), out.size, 1 / static_cast<double>(out.size));
  for (int round = 0; round < 100; ++round) {
    double mean = 0;
    for (std::size_t i = 0; i < out.size; ++i) mean += out.chance[i] * out.score(i);
    double variance = 0;
    for (std::size_t i = 0; i < out.size; ++i)
      variance += out.chance[i] * (out.score(i) - mean) * (out.score(i) - mean);
    const double sigma = std::sqrt(variance);
    std::array<double, most_results> away{};
    for (std::size_t i = 0; i < out.size; ++i) {
      const double deviation = (out.score(i) - mean) / sigma;
      away[i] = out.score(i) - 0.5 - t * sigma * (1 + deviation * deviation) / 2;
    }
    // If the mean of `away` cannot become 0, no distribution of these results has this strength.
    const auto [least, most] = std::minmax_element(away.begin(), away.begin() + static_cast<int>(out.size));
    if (*least >= 0 || *most <= 0 || !std::isfinite(sigma)) break;
    const Distribution next = with_mean_zero(seen, away);
    double change = 0;
    for (std::size_t i = 0; i < out.size; ++i)
      change = std::max(change, std::abs(next.chance[i] - out.chance[i]));
    out = next;
    if (change < 1e-9) break;
  }
  return out;
}

}  // namespace

double log_likelihood_ratio(std::span<const std::uint64_t> counts, const SprtTerms& terms) {
  Distribution seen{.size = counts.size()};
  if (std::all_of(counts.begin(), counts.end(), [](std::uint64_t count) { return count == 0; })) return 0;
  double total = 0;
  for (std::size_t i = 0; i < counts.size(); ++i) {
    seen.chance[i] = counts[i] == 0 ? hardly_ever : static_cast<double>(counts[i]);
    total += seen.chance[i];
  }
  for (double& chance : seen.chance) chance /= total;
  const auto under = [&](double elo) {
    if (terms.model == EloModel::logistic) return with_score(seen, score_of_elo(elo));
    // The standard deviation of the mean of two games is that of one game divided by the square root of 2.
    const double games = static_cast<double>(counts.size() - 1) / 2;
    return with_t_value(seen, elo / normalized_elo_unit * std::sqrt(games));
  };
  const Distribution first = under(terms.elo0);
  const Distribution second = under(terms.elo1);
  double ratio = 0;
  for (std::size_t i = 0; i < seen.size; ++i)
    ratio += seen.chance[i] * std::log(second.chance[i] / first.chance[i]);
  return std::isfinite(ratio) ? total * ratio : 0;
}

double lower_bound(const SprtTerms& terms) {
  return std::log(terms.beta / (1 - terms.alpha));
}

double upper_bound(const SprtTerms& terms) {
  return std::log((1 - terms.beta) / terms.alpha);
}

SprtVerdict verdict(double ratio, const SprtTerms& terms) {
  if (ratio >= upper_bound(terms)) return SprtVerdict::second;
  return ratio <= lower_bound(terms) ? SprtVerdict::first : SprtVerdict::open;
}

}  // namespace mt::engine::match

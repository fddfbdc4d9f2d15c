#include "movetext/server/domain/rating.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace mt::server::domain {
namespace {

// These constants convert between the scale of the paper and the usual scale of ratings.
constexpr double scale = 173.7178;
constexpr double centre = 1500;
constexpr int max_iterations = 1000;

double weight(double phi) {
  return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

// Step 5 of the paper: finds the root of f by the Illinois variant of regula falsi.
double new_volatility(const RatingSystem& system, double phi, double variance, double delta, double sigma) {
  const double a = std::log(sigma * sigma);
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double sum = phi * phi + variance + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (system.tau * system.tau);
  };
  double low = a;
  double high = 0;
  if (delta * delta > phi * phi + variance) {
    high = std::log(delta * delta - phi * phi - variance);
  } else {
    int k = 1;
    while (k < max_iterations && f(a - k * system.tau) < 0) ++k;
    high = a - k * system.tau;
  }
  double f_low = f(low);
  double f_high = f(high);
  for (int i = 0; i < max_iterations && std::abs(high - low) > system.precision; ++i) {
    const double middle = low + (low - high) * f_low / (f_high - f_low);
    const double f_middle = f(middle);
    if (f_middle * f_high <= 0) {
      low = high;
      f_low = f_high;
    } else {
      f_low /= 2;
    }
    high = middle;
    f_high = f_middle;
  }
  return std::exp(low / 2);
}

}  // namespace

Rating rated(const RatingSystem& system, const Rating& before, std::span<const RatedGame> games) {
  const double mu = (before.rating - centre) / scale;
  const double phi = before.deviation / scale;
  if (games.empty()) return {before.rating, scale * std::hypot(phi, before.volatility), before.volatility};
  double information = 0;
  double surprise = 0;
  for (const auto& [opponent, score] : games) {
    const double g = weight(opponent.deviation / scale);
    const double expected = 1 / (1 + std::exp(-g * (mu - (opponent.rating - centre) / scale)));
    information += g * g * expected * (1 - expected);
    surprise += g * (score - expected);
  }
  const double variance = 1 / information;
  const double sigma = new_volatility(system, phi, variance, variance * surprise, before.volatility);
  const double wider = std::hypot(phi, sigma);
  const double after = 1 / std::sqrt(1 / (wider * wider) + 1 / variance);
  return {centre + scale * (mu + after * after * surprise), scale * after, sigma};
}

double grown_deviation(const RatingSystem& system, const Rating& rating, Duration idle) {
  const double phi = rating.deviation / scale;
  const double periods =
      static_cast<double>(std::max<Duration>(idle, 0)) / static_cast<double>(system.period);
  const double grown = scale * std::sqrt(phi * phi + rating.volatility * rating.volatility * periods);
  return std::clamp(grown, system.least_deviation, system.largest_deviation);
}

Rating after_game(const RatingSystem& system, const Rating& before, Duration idle, const RatedGame& game) {
  Rating now = before;
  now.deviation = grown_deviation(system, before, idle);
  Rating after = rated(system, now, {&game, 1});
  after.deviation = std::clamp(after.deviation, system.least_deviation, system.largest_deviation);
  return after;
}

}  // namespace mt::server::domain

// The statistics of a match, compared with published values and with values that were computed by hand. The
// published values are from the tests of fastchess, which agree with Fishtest.
#include "movetext/engine/match/statistics.hpp"

#include "movetext/engine/match/sprt.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <vector>

namespace mt::engine::match {
namespace {

Tally of_games(std::uint64_t lost, std::uint64_t drawn, std::uint64_t won) {
  return {.games = {lost, drawn, won}};
}
Tally of_pairs(std::array<std::uint64_t, 5> pairs) {
  return {.games = {}, .pairs = pairs};
}

TEST(Strength, EqualsThatOfFastchessForGames) {
  const Strength weaker = strength_of(of_games(89, 123, 76));
  EXPECT_NEAR(weaker.normalized.value, -20.76, 0.2);
  EXPECT_NEAR(weaker.normalized.error, 40.13, 0.4);
  EXPECT_NEAR(weaker.superiority, 0.1553, 0.0005);
  const Strength stronger = strength_of(of_games(96, 111, 136));
  EXPECT_NEAR(stronger.normalized.value, 49.77, 0.5);
  EXPECT_NEAR(stronger.elo.value, 40.70, 0.05);
  EXPECT_NEAR(stronger.elo.error, 30.43, 0.3);
  EXPECT_NEAR(stronger.superiority, 0.9960, 0.0005);
}

TEST(Strength, EqualsThatOfFastchessForPairs) {
  const Strength first = strength_of(of_pairs({34, 54, 31 + 32, 64, 75}));
  EXPECT_NEAR(first.normalized.value, 57.94, 0.1);
  EXPECT_NEAR(first.normalized.error, 28.28, 0.3);
  EXPECT_NEAR(first.elo.value, 55.58, 0.1);
  EXPECT_NEAR(first.elo.error, 27.65, 0.3);
  EXPECT_GT(first.superiority, 0.99995);
  const Strength second = strength_of(of_pairs({332, 433, 457 + 41, 333, 334}));
  EXPECT_NEAR(second.normalized.value, -9.17, 0.1);
  EXPECT_NEAR(second.normalized.error, 10.96, 0.1);
  EXPECT_NEAR(second.elo.value, -8.64, 0.05);
  EXPECT_NEAR(second.elo.error, 10.33, 0.1);
  EXPECT_NEAR(second.superiority, 0.0505, 0.0005);
}

TEST(Strength, EqualsTheFormulas) {
  EXPECT_DOUBLE_EQ(elo_of_score(10.0 / 11), 400);  // ten points against one
  EXPECT_NEAR(score_of_elo(elo_of_score(0.37)), 0.37, 1e-12);
  // Four wins and four losses have a standard deviation of 1/2, so the error at 95 % is 1.96 / 2 / sqrt(8).
  const Strength even = strength_of(of_games(4, 0, 4));
  EXPECT_EQ(even.score.value, 0.5);
  EXPECT_NEAR(even.score.error, 0.346476, 1e-6);
  EXPECT_EQ(even.elo.value, 0);
  EXPECT_EQ(even.superiority, 0.5);
  // In most pairs each side wins once. This shows equal strength with more certainty than single games do.
  EXPECT_LT(strength_of({.games = {50, 0, 50}, .pairs = {1, 0, 48, 0, 1}}).score.error,
            strength_of(of_games(50, 0, 50)).score.error / 3);
}

TEST(Strength, IsUncertainForEqualResults) {
  const Strength all = strength_of(of_games(0, 0, 58));
  EXPECT_EQ(all.score.value, 1);
  EXPECT_NEAR(all.score.error, 0.0503, 0.0005);  // by the "rule of three" it is 3 / 58
  EXPECT_TRUE(std::isinf(all.elo.value) && all.elo.value > 0);
  EXPECT_NEAR(all.superiority, 1, 1e-9);
}

// Tests every result of up to four pairs. The confidence interval of the score lies above one half if and
// only if the probability that the engine is stronger is more than 97.5 %.
TEST(Strength, AgreesWithItsErrorAfterFewPairs) {
  for (std::uint64_t code = 1; code < 5 * 5 * 5 * 5 * 5; ++code) {
    Tally tally;
    std::uint64_t rest = code;
    for (std::uint64_t& count : tally.pairs) {
      count = rest % 5;
      rest /= 5;
    }
    if (tally.pair_count() > 4) continue;
    const Strength strength = strength_of(tally);
    EXPECT_EQ(strength.score.value - strength.score.error > 0.5, strength.superiority > 0.975) << code;
    EXPECT_EQ(strength.score.value + strength.score.error < 0.5, strength.superiority < 0.025) << code;
    EXPECT_EQ(strength.score.value > 0.5, strength.superiority > 0.5) << code;
  }
  EXPECT_NEAR(strength_of(of_pairs({0, 0, 0, 0, 1})).superiority, 0.85, 0.01)
      << "a single pair proves little";
}

// Tests every result of up to eight pairs: if one pair had ended better, the probability that the engine is
// stronger would not be smaller.
TEST(Strength, IsNeverLowerForABetterResult) {
  std::vector<std::array<std::uint64_t, 5>> all{{}};
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::array<std::uint64_t, 5> pairs = all[at];
    const Tally tally = of_pairs(pairs);
    if (tally.pair_count() < 8)  // adds a pair, and makes each result once
      for (std::size_t i = 0; i < 5; ++i) {
        if (std::any_of(pairs.begin() + static_cast<std::ptrdiff_t>(i) + 1, pairs.end(),
                        [](std::uint64_t count) { return count > 0; }))
          continue;
        all.push_back(pairs);
        ++all.back()[i];
      }
    if (tally.pair_count() == 0) continue;
    const Strength strength = strength_of(tally);
    for (std::size_t i = 0; i < 4; ++i) {
      if (pairs[i] == 0) continue;
      std::array<std::uint64_t, 5> better = pairs;
      --better[i];
      ++better[i + 1];
      const Strength stronger = strength_of(of_pairs(better));
      EXPECT_GE(stronger.superiority, strength.superiority - 1e-12) << at;
    }
  }
  EXPECT_EQ(all.size(), 1287U) << "the results of up to eight pairs";
}

TEST(Strength, IsComputedForASample) {
  const std::array<double, 4> sample{1, 2, 3, 4};
  EXPECT_EQ(mean_of(sample).value, 2.5);
  EXPECT_NEAR(mean_of(sample).error, 1.959964 * std::sqrt(5.0 / 3 / 4), 1e-5);
  EXPECT_EQ(mean_of({}).value, 0);
}

struct Published {
  Tally tally;
  bool pairs;
  SprtTerms terms;
  double ratio;
};

TEST(Sprt, HasThePublishedRatios) {
  using enum EloModel;
  const Published all[] = {
      {of_games(36027, 68692, 36433), false, {.elo0 = 0, .elo1 = 2, .model = normalized}, 0.92},
      {of_games(10650, 20431, 10871), false, {.elo0 = -1.75, .elo1 = 0.25, .model = normalized}, 2.30},
      {of_games(21184, 40708, 21404), false, {.elo0 = 0.5, .elo1 = 2.5, .model = logistic}, -1.57},
      {of_games(57030, 106593, 57433), false, {.elo0 = 0, .elo1 = 2, .model = logistic}, -2.59},
      {of_pairs({365, 16618, 36029 + 200, 16974, 390}),
       true,
       {.elo0 = 0, .elo1 = 2, .model = normalized},
       2.25},
      {of_pairs({127, 4883, 10311 + 401, 5150, 104}),
       true,
       {.elo0 = -1.75, .elo1 = 0.25, .model = normalized},
       3.01},
      {of_pairs({223, 9863, 20279 + 1000, 10037, 246}),
       true,
       {.elo0 = 0.5, .elo1 = 2.5, .model = logistic},
       -3.07},
      {of_pairs({871, 26175, 55003 + 980, 26678, 821}),
       true,
       {.elo0 = 0, .elo1 = 2, .model = logistic},
       -4.98},
  };
  for (const Published& one : all) {
    const double ratio = one.pairs ? log_likelihood_ratio(one.tally.pairs, one.terms)
                                   : log_likelihood_ratio(one.tally.games, one.terms);
    EXPECT_NEAR(ratio, one.ratio, 0.01 * (1 + std::abs(one.ratio))) << one.ratio;
  }
}

TEST(Sprt, EqualsThatOfTwoResultsForWonPairs) {
  // The most likely distributions have only losses and wins. The t-value is (p - 1/2) / sqrt(p (1 - p)).
  const double t = 5 / normalized_elo_unit * std::sqrt(2);
  const double p = (1 + t / std::sqrt(1 + t * t)) / 2;
  const double ratio =
      log_likelihood_ratio(std::array<std::uint64_t, 5>{0, 0, 0, 0, 104}, {.elo0 = 0, .elo1 = 5});
  EXPECT_NEAR((p - 0.5) / std::sqrt(p * (1 - p)), t, 1e-12);
  EXPECT_NEAR(ratio, 104 * std::log(2 * p), 0.01);
}

TEST(Sprt, IsFiniteForAnyResults) {
  for (const double elo : {-200.0, -50.0, 0.0, 50.0, 199.0, 500.0})
    for (const auto& pairs : std::array<std::array<std::uint64_t, 5>, 5>{
             {{0, 0, 1, 0, 1}, {5, 0, 0, 0, 0}, {0, 0, 900, 0, 0}, {1, 0, 0, 0, 1}, {0, 0, 0, 1, 0}}}) {
      EXPECT_TRUE(std::isfinite(log_likelihood_ratio(pairs, {.elo0 = elo, .elo1 = elo + 1})));
      EXPECT_TRUE(std::isfinite(
          log_likelihood_ratio(pairs, {.elo0 = elo, .elo1 = elo + 1, .model = EloModel::logistic})));
    }
}

TEST(Sprt, EndsAtItsBounds) {
  const SprtTerms terms{.elo0 = 0, .elo1 = 10};
  EXPECT_NEAR(upper_bound(terms), 2.944, 0.001);
  EXPECT_NEAR(lower_bound(terms), -2.944, 0.001);
  EXPECT_EQ(verdict(2.95, terms), SprtVerdict::second);
  EXPECT_EQ(verdict(-2.95, terms), SprtVerdict::first);
  EXPECT_EQ(verdict(2.9, terms), SprtVerdict::open);
  EXPECT_EQ(log_likelihood_ratio(Tally{}.pairs, terms), 0);
  // Won pairs support the second hypothesis, lost pairs the first.
  EXPECT_GT(log_likelihood_ratio(std::array<std::uint64_t, 5>{0, 1, 10, 5, 3}, terms), 0);
  EXPECT_LT(log_likelihood_ratio(std::array<std::uint64_t, 5>{3, 5, 10, 1, 0}, terms), 0);
}

}  // namespace
}  // namespace mt::engine::match

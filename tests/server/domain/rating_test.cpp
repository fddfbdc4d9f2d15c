// Compares ratings with Glickman's own example, and with numbers computed by the same equations in double
// precision.
#include "movetext/server/domain/rating.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <vector>

namespace mt::server {
namespace {

struct Case {
  const char* name;
  domain::Rating before;
  std::vector<domain::RatedGame> games;
  domain::Rating after;
};

class Glicko : public testing::TestWithParam<Case> {};

TEST_P(Glicko, RatesAsPublished) {
  const Case& c = GetParam();
  const domain::Rating after = domain::rated({}, c.before, c.games);
  EXPECT_NEAR(after.rating, c.after.rating, 1e-5);
  EXPECT_NEAR(after.deviation, c.after.deviation, 1e-5);
  EXPECT_NEAR(after.volatility, c.after.volatility, 1e-9);
}

INSTANTIATE_TEST_SUITE_P(
    Vectors, Glicko,
    testing::Values(Case{"paper",
                         {1500, 200, 0.06},
                         {{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}},
                         {1464.050671, 151.516524, 0.0599959843}},
                    Case{"no_games", {1500, 200, 0.06}, {}, {1500, 200.271417, 0.06}},
                    Case{"first_win",
                         {1500, 350, 0.06},
                         {{{1500, 350, 0.06}, 1}},
                         {1662.310894, 290.318964, 0.0599996754}},
                    Case{"first_loss",
                         {1500, 350, 0.06},
                         {{{1500, 350, 0.06}, 0}},
                         {1337.689106, 290.318964, 0.0599996754}},
                    Case{"draw_of_the_stronger",
                         {1800, 60, 0.06},
                         {{{1500, 350, 0.06}, 0.5}},
                         {1796.315956, 60.595758, 0.0599993122}},
                    Case{"three_wins_against_the_odds",
                         {1400, 40, 0.06},
                         {{{2000, 40, 0.06}, 1}, {{2000, 40, 0.06}, 1}, {{2000, 40, 0.06}, 1}},
                         {1428.213520, 41.235564, 0.0601103227}}),
    [](const auto& each) { return std::string(each.param.name); });

TEST(AfterGame, DeviationStaysWithinItsBounds) {
  const domain::RatingSystem system;
  domain::Rating rating{1500, 30, 0.06};
  rating = domain::after_game(system, rating, 0, {{1500, 30, 0.06}, 1});
  EXPECT_GE(rating.deviation, 30);
  EXPECT_DOUBLE_EQ(domain::grown_deviation(system, rating, 5000 * 365 * day_long), 350);
}

TEST(AfterGame, EqualPlayersChangeByTheSameAmount) {
  const domain::Rating winner = domain::after_game({}, {}, 0, {{}, 1});
  const domain::Rating loser = domain::after_game({}, {}, 0, {{}, 0});
  EXPECT_NEAR(winner.rating - 1500, 1500 - loser.rating, 1e-9);
}

TEST(AfterGame, IdleTimeIncreasesTheDeviation) {
  const domain::Rating rating{1500, 60, 0.06};
  EXPECT_NEAR(domain::grown_deviation({}, rating, 30 * day_long), std::hypot(60, 173.7178 * 0.06), 1e-9);
  EXPECT_DOUBLE_EQ(domain::grown_deviation({}, rating, 0), 60);
}

}  // namespace
}  // namespace mt::server

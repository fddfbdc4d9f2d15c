// Sums of matches: games add up to the match, and the columns belong to the players.
#include "movetext/engine/statistics/match_sums.hpp"

#include "movetext/engine/statistics/match_figures.hpp"
#include "movetext/engine/statistics/ratings.hpp"
#include "movetext/engine/statistics/stored_sums.hpp"
#include "support/samples.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace mt::statistics {
namespace {

struct RandomMatch {
  std::vector<MatchRow> rows;
  std::vector<GameOfMatch> games;
};

RandomMatch random_match(std::mt19937& random) {
  const auto chance = [&](double share) { return std::bernoulli_distribution(share)(random); };
  const auto below = [&](unsigned limit) { return static_cast<std::uint32_t>(random() % limit); };
  std::uniform_real_distribution<double> equity(-1.5, 1.5);
  RandomMatch match;
  const std::uint32_t games = 1 + below(4);
  for (std::uint32_t game = 0; game < games; ++game) {
    GameOfMatch played;
    played.score = {game, game / 2};
    if (chance(0.8)) played.winner = chance(0.5) ? Side::first : Side::second;
    played.points = 1 + below(3);
    match.games.push_back(played);
    for (std::uint32_t i = below(30); i > 0; --i) {
      MatchRow row{.deed = static_cast<Deed>(below(5)),
                   .side = chance(0.5) ? Side::first : Side::second,
                   .game = game,
                   .stake = Stake{.zero = 0.5, .unit = 0.1}};
      if (row.deed == Deed::play) {
        row.is_forced = chance(0.2);
        if (chance(0.9)) row.loss = std::max(0.0, equity(random));
        if (chance(0.9)) row.luck = equity(random);
      } else if (chance(0.9)) {
        set_cube(row, {.no_double = equity(random), .double_take = equity(random)});
      }
      match.rows.push_back(row);
    }
  }
  return match;
}

// Returns all figures of one side as text.
std::string text_of(const MatchSums& sums) {
  std::string text;
  for (const MatchFigure& figure : match_figures())
    text.append(figure.key).append("=").append(figure.cell(sums, figure.part, {}).text).append("\n");
  return text;
}

TEST(MatchSums, OfGamesAddUpToTheMatch) {
  std::mt19937 random(1);
  for (int i = test::samples(400); i > 0; --i) {
    RandomMatch match = random_match(random);
    const auto games = sums_of_games(match.rows, match.games, 7);
    const BothSums sum = sum_of(games);
    double results = 0;
    for (const BothSums& game : games) results += game[0].result;
    EXPECT_NEAR(sum[0].result, results, 1e-12);
    EXPECT_NEAR(sum[0].result, -sum[1].result, 1e-12) << "one side wins what the other side loses";
    // The same rows in a single game.
    for (MatchRow& row : match.rows) row.game = 0;
    match.games.resize(1);
    BothSums together = sum_of(sums_of_games(match.rows, match.games, 7));
    for (std::size_t side = 0; side < 2; ++side) {
      together[side].games = sum[side].games;
      together[side].result = sum[side].result;
      together[side].has_result = sum[side].has_result;
      EXPECT_EQ(text_of(sum[side]), text_of(together[side]));
    }
  }
}

TEST(MatchSums, ChangeColumnsWithThePlayers) {
  std::mt19937 random(2);
  for (int i = test::samples(400); i > 0; --i) {
    RandomMatch match = random_match(random);
    const BothSums sum = sum_of(sums_of_games(match.rows, match.games, 7));
    for (MatchRow& row : match.rows) row.side = other(row.side);
    for (GameOfMatch& game : match.games) {
      std::swap((*game.score)[0], (*game.score)[1]);
      if (game.winner) game.winner = other(*game.winner);
    }
    const BothSums swapped = sum_of(sums_of_games(match.rows, match.games, 7));
    EXPECT_EQ(text_of(sum[0]), text_of(swapped[1]));
    EXPECT_EQ(text_of(sum[1]), text_of(swapped[0]));
  }
}

TEST(MatchSums, OfAWholeMatchAreItsResult) {
  // A match to 3 points in three games: 2-0, 2-1 (the Crawford game), 3-1.
  std::vector<GameOfMatch> games(3);
  games[0].score = {0U, 0U};
  games[0].winner = Side::first;
  games[0].points = 2;
  games[1].score = {2U, 0U};
  games[1].is_crawford = true;
  games[1].winner = Side::second;
  games[1].points = 1;
  games[2].score = {2U, 1U};
  games[2].winner = Side::first;
  games[2].points = 1;
  const BothSums sum = sum_of(sums_of_games({}, games, 3));
  EXPECT_NEAR(sum[0].result, 0.5, 1e-9);
  EXPECT_NEAR(sum[1].result, -0.5, 1e-9);
  EXPECT_EQ(sum_of(sums_of_games({}, games, 0))[0].result, 2) << "in money play, points";
}

// A record with the stored sums of a game: one missed double of White that lost nothing visible, and luck.
Record with_stored_sums(std::string_view luck) {
  Record record;
  record.add(EventKind::game, "Game 1");
  std::string text = "GS[M:0][C:";
  for (int i = 0; i < 20; ++i) text.append(i == 8 ? "1 " : "0 ");
  for (int i = 0; i < 24; ++i) text.append("0.000000 ");
  text.append("][D:0 0 0 0 1 0 0 0 0 0 ").append(luck).append("]");
  record.add(EventKind::properties, text);
  return record;
}

TEST(StoredSums, ReplaceRoundedSums) {
  std::vector<BothSums> games(1);
  games[0][0].rolls_with_luck = 1;
  games[0][0].luck = 0.12345;
  refine(games, stored_sums(with_stored_sums("0.123454 0.012345 0.000000 0.000000")));
  EXPECT_EQ(games[0][0].luck, 0.123454);
  EXPECT_EQ(games[0][1].opponent_luck_worth, 0.012345);
  EXPECT_EQ(games[0][0].faults[static_cast<std::size_t>(CubeFault::missed_double)].count, 1U);
}

TEST(StoredSums, OfAnotherAnalysisAreNotUsed) {
  std::vector<BothSums> games(1);
  games[0][0].rolls_with_luck = 1;
  games[0][0].luck = 0.5;
  refine(games, stored_sums(with_stored_sums("0.123454 0.012345 0.000000 0.000000")));
  EXPECT_EQ(games[0][0].luck, 0.5);
  EXPECT_FALSE(stored_sums(with_stored_sums("-inf -inf -inf -inf"))[0]);
}

TEST(MatchSums, MarkLossesStrictlyAboveTheirLimits) {
  EXPECT_EQ(mark_of_loss(0.03), 0U);
  EXPECT_EQ(mark_of_loss(0.0301), 1U);
  EXPECT_EQ(mark_of_loss(0.07), 2U);
  EXPECT_EQ(mark_of_loss(0.5), 3U);
  EXPECT_EQ(mark_of_luck(0.3), LuckMark::none);
  EXPECT_EQ(mark_of_luck(0.61), LuckMark::very_lucky);
  EXPECT_EQ(mark_of_luck(-0.31), LuckMark::unlucky);
}

TEST(Ratings, HaveTheWordsOfTheirPrograms) {
  EXPECT_EQ(gnubg_word(0), "Supernatural");
  EXPECT_EQ(gnubg_word(0.005), "Expert");
  EXPECT_EQ(gnubg_word(1), "Awful");
  EXPECT_EQ(xg_word(2.49), "World Champ");
  EXPECT_EQ(xg_word(30), "Distracted");
}

// A play with one legal move, or whose plays are all equal, does not count.
TEST(PerformanceRating, CountsDecisionsThatMatter) {
  const auto counted = [](MatchRow row) {
    row.stake = Stake{};
    const std::vector<GameOfMatch> games(1);
    return sums_of_games(std::vector<MatchRow>{row}, games, 0)[0][0].counted.count;
  };
  EXPECT_EQ(counted({.loss = 0.1}), 1U);
  EXPECT_EQ(counted({.is_forced = true, .loss = 0.0}), 0U);
  EXPECT_EQ(counted({.loss = 0.0, .spread = 0.0005}), 0U);
  EXPECT_EQ(counted({.loss = 0.0, .spread = 0.002}), 1U);
  const auto no_double = [&](double quiet, double taken) {
    MatchRow row{.deed = Deed::no_double};
    set_cube(row, {.no_double = quiet, .double_take = taken});
    return counted(row);
  };
  EXPECT_EQ(no_double(0.5, 0.31), 1U);
  EXPECT_EQ(no_double(0.5, 0.29), 0U);
  EXPECT_EQ(no_double(0.5, 0.8), 1U);
}

}  // namespace
}  // namespace mt::statistics

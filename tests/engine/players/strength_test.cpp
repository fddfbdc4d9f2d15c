// The options UCI_LimitStrength and UCI_Elo.
#include "movetext/games/api/strength.hpp"

#include "engine/players/board_games.hpp"
#include "movetext/engine/api/option_values.hpp"

#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <random>
#include <set>

namespace mt::engine {
namespace {

const Option* elo_of(const Asked& asked) {
  return find_option(asked.player->options(), "UCI_Elo");
}

void limit(Asked& asked, std::int64_t elo, int seed) {
  EXPECT_TRUE(asked.player->set_option("UCI_Elo", std::to_string(elo)));
  EXPECT_TRUE(asked.player->set_option("UCI_LimitStrength", "true"));
  EXPECT_TRUE(asked.player->set_option("Seed", std::to_string(seed)));
}

TEST(Strength, LiesBetweenMeasuredLevels) {
  const auto levels = std::to_array<Strength>({{1000, 100, 300}, {1400, 400, 100}, {2000, 90'000, 0}});
  for (const Strength& level : levels) {
    const Strength same = strength_of(levels, level.elo);
    EXPECT_EQ(same.nodes, level.nodes);
    EXPECT_EQ(same.margin, level.margin);
  }
  const Strength between = strength_of(levels, 1200);
  EXPECT_EQ(between.nodes, 200);
  EXPECT_EQ(between.margin, 200);
  EXPECT_EQ(strength_of(levels, 3000).nodes, 90'000);
  EXPECT_EQ(strength_of(levels, 10).nodes, 100);
}

TEST(LimitedStrength, GrowsWithTheRating) {
  Asked asked("chess");
  const Option* const elo = elo_of(asked);
  ASSERT_NE(elo, nullptr);
  std::uint64_t before = 0;
  for (std::int64_t rating = elo->least; rating <= elo->most; rating += 100) {
    limit(asked, rating, 1);
    const std::uint64_t nodes = asked.think({.depth = 60}).effort.nodes;
    EXPECT_GT(nodes, before) << rating;
    before = nodes;
  }
  EXPECT_FALSE(asked.player->set_option("UCI_Elo", std::to_string(elo->least - 1)));
  EXPECT_FALSE(asked.player->set_option("UCI_Elo", std::to_string(elo->most + 1)));
  EXPECT_FALSE(asked.player->set_option("UCI_LimitStrength", "yes"));
}

TEST(LimitedStrength, IsOfferedOnlyWithMeasuredLevels) {
  for (const GameSpec& spec : board_games()) {
    Asked asked(spec);
    const bool has_limit = find_option(asked.player->options(), "UCI_LimitStrength") != nullptr;
    EXPECT_EQ(has_limit, elo_of(asked) != nullptr) << spec.name();
    EXPECT_EQ(has_limit, spec.family().name == "chess") << spec.name();
  }
}

TEST(LimitedStrength, AnswersWithLegalMovesAndTheirValues) {
  std::mt19937 random(3);
  Asked asked("chess");
  limit(asked, elo_of(asked)->least, 7);
  for (int ply = 0; ply < 80; ++ply) {
    if (ply % 4 == 3) {
      const Answer answer = asked.think({.nodes = 1000}, 2);
      if (answer.kind != Answer::Kind::move) break;
      EXPECT_EQ(answer.move, answer.lines.front().moves.front());
      EXPECT_LE(answer.lines.size(), 2U);
      asked.expect_legal(answer);
    }
    if (!play_at_random(asked, random)) break;
  }
}

TEST(LimitedStrength, IsReproducibleAndDiffersBySeed) {
  std::set<std::string> games;
  for (const int seed : {1, 1, 2, 3, 4}) {
    Asked asked("chess");
    limit(asked, elo_of(asked)->least, seed);
    std::string moves;
    for (int ply = 0; ply < 8; ++ply) {
      const Answer answer = asked.think({.depth = 20});
      moves += answer.move + ' ';
      ASSERT_TRUE(asked.play(answer.move));
    }
    games.insert(moves);
  }
  EXPECT_EQ(games.size(), 4U);
}

TEST(LimitedStrength, DoesNotGiveAWinAway) {
  for (int seed = 1; seed < 20; ++seed) {
    Asked asked("chess", "7k/8/6K1/8/8/8/8/R5Q1 w - - 0 1");
    limit(asked, elo_of(asked)->least, seed);
    const Answer answer = asked.think({.depth = 20});
    EXPECT_EQ(answer.lines.front().score->unit, Score::Unit::wins_in) << answer.move;
  }
}

// Without the option nothing changes, whatever the rating.
TEST(LimitedStrength, IsOffUnlessAsked) {
  Asked plain("chess");
  Asked rated("chess");
  rated.player->set_option("UCI_Elo", std::to_string(elo_of(rated)->least));
  const Answer expected = plain.think({.nodes = 20'000});
  const Answer answer = rated.think({.nodes = 20'000});
  EXPECT_EQ(answer.move, expected.move);
  EXPECT_EQ(answer.lines, expected.lines);
  EXPECT_EQ(answer.effort.nodes, expected.effort.nodes);
}

}  // namespace
}  // namespace mt::engine

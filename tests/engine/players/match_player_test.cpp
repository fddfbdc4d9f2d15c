#include "engine/players/asked.hpp"
#include "movetext/games/backgammon/bearoff.hpp"
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/table/families.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <random>

namespace mt::engine {
namespace {

using backgammon::Position;

Position lone(std::initializer_list<int> own, std::initializer_list<int> other) {
  Position position;
  for (const int point : own) position.board.put(Side::first, point);
  for (const int point : other) position.board.put(Side::second, point);
  position.jacoby = position.crawford = position.beavers = Flag::no;
  return position;
}

struct Table {
  Asked asked{"backgammon"};
  Answer operator()(const Position& position, const Limits& limits = {.depth = 1}) {
    asked.set(AnyPosition(position));
    return asked.think(limits);
  }
};

TEST(Bearoff, CountsTheRollsNeeded) {
  const auto& table = backgammon::bearoff();
  const auto rolls = [&](const Position& position) { return table.of(position.board.of(Side::first)); };
  EXPECT_FLOAT_EQ(rolls(lone({1}, {1}))[1], 1);
  EXPECT_FLOAT_EQ(rolls(lone({1, 1}, {1}))[1], 1);
  // Two checkers on the six point are both borne off with 66, 55, 44 and 33.
  EXPECT_NEAR(rolls(lone({6, 6}, {1}))[1], 4.0 / 36, 1e-6);
  // A single checker on the six point is not borne off with 11, 21, 31, 41 and 32, which are nine rolls of
  // 36.
  EXPECT_NEAR(rolls(lone({6}, {1}))[1], 27.0 / 36, 1e-6);
  float sum = 0;
  for (const float part : rolls(lone({6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6}, {1}))) sum += part;
  EXPECT_NEAR(sum, 1, 1e-4);
}

TEST(MatchPlayer, AnswersWithLegalPlays) {
  std::mt19937 random(3);
  for (const Family* family : families()) {
    if (!family->has_dice) continue;
    for (const GameRow& row : family->games) {
      Asked asked(spec_of(row));
      for (int turn = 0; turn < 12; ++turn) {
        std::vector<std::string> rolls;
        ASSERT_TRUE(asked.game->legal_moves(asked.position(), asked.game->notation(), rolls));
        if (rolls.empty()) break;
        ASSERT_TRUE(asked.play(rolls[random() % rolls.size()].substr(0, 3)));
        std::vector<std::string> plays;
        ASSERT_TRUE(asked.game->legal_moves(asked.position(), asked.game->notation(), plays));
        // With this roll, no play is possible.
        if (plays.empty() || plays.front().find(':') != std::string::npos) continue;
        const Answer answer = asked.think({.depth = 0}, 3);
        ASSERT_EQ(answer.kind, Answer::Kind::move) << row.name;
        EXPECT_EQ(answer.lines.size(), std::min<std::size_t>(3, plays.size()));
        asked.expect_legal(answer);
        ASSERT_TRUE(asked.play(answer.move));
      }
    }
  }
}

TEST(MatchPlayer, AnswersReproducibly) {
  for (const Limits& limits : {Limits{.depth = 1}, Limits{.nodes = 3000}}) {
    Position position = lone({24, 24, 13, 13, 13, 13, 13, 8, 8, 8, 6, 6, 6, 6, 6},
                             {24, 24, 13, 13, 13, 13, 13, 8, 8, 8, 6, 6, 6, 6, 6});
    position.dice = {3, 1};
    Table one;
    Table two;
    const Answer first = one(position, limits);
    const Answer second = two(position, limits);
    EXPECT_EQ(first.move, second.move);
    EXPECT_EQ(first.lines, second.lines);
  }
}

// Every expert plays 31 so that it makes the five point.
TEST(MatchPlayer, MakesItsFivePoint) {
  Asked asked("backgammon");
  ASSERT_TRUE(asked.play("31:"));
  EXPECT_EQ(asked.think({.depth = 1}).move, "8/5 6/5");
}

// The player has two checkers on the one point, its opponent one. The next roll ends the game.
TEST(MatchPlayer, DoublesWhenItHasWon) {
  Table ask;
  const Answer answer = ask(lone({1, 1}, {1}));
  EXPECT_EQ(answer.kind, Answer::Kind::offer_double);
  EXPECT_EQ(answer.reply, "drop");
  EXPECT_EQ(ask(lone({6, 6, 6, 6}, {1})).kind, Answer::Kind::no_double);
}

// The player has a checker on the six point and a checker on the one point. The opponent has one checker on
// the one point. 15 rolls of 36 win at once, which is too few for a double.
TEST(MatchPlayer, ComputesItsLastRoll) {
  Table ask;
  const Answer answer = ask(lone({6, 1}, {1}));
  ASSERT_TRUE(answer.lines.front().chances);
  EXPECT_NEAR(answer.lines.front().chances->at(0), 15.0 / 36, 0.001);
  EXPECT_EQ(answer.kind, Answer::Kind::no_double);
}

// A double before the last roll of a game should be taken if the taker wins at least a quarter of the games.
// A doubler with checkers on the five and two points fails with 17 rolls of 36. A doubler with checkers on
// the six and five points fails with 30 rolls.
TEST(MatchPlayer, TakesAndDrops) {
  Table ask;
  const auto doubled = [](Position position) {
    position.double_offered = true;
    position.to_decide = Side::second;
    return position;
  };
  EXPECT_EQ(ask(doubled(lone({5, 2}, {1}))).kind, Answer::Kind::take);
  EXPECT_EQ(ask(doubled(lone({2, 1}, {1}))).kind, Answer::Kind::drop);
  Position beaver = doubled(lone({6, 5}, {1}));
  beaver.beavers = Flag::yes;
  EXPECT_EQ(ask(beaver).kind, Answer::Kind::beaver);
}

TEST(MatchPlayer, AnswersResignations) {
  Table ask;
  Position position = lone({1, 1}, {6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
  position.on_roll = Side::first;
  position.to_decide = Side::first;
  position.resignation = 1;
  EXPECT_EQ(ask(position).kind, Answer::Kind::reject);  // the side that resigns will lose a gammon
  position.resignation = 2;
  EXPECT_EQ(ask(position).kind, Answer::Kind::accept);
}

// Five checkers cannot be borne off in one roll, and the other side has only one left.
TEST(MatchPlayer, ResignsALostGame) {
  Table ask;
  const Answer answer = ask(lone({6, 6, 6, 6, 6}, {1}));
  EXPECT_EQ(answer.kind, Answer::Kind::resign);
  EXPECT_EQ(answer.level, 1);
}

// In the Crawford game no side doubles. In the next game the trailing side doubles at once.
TEST(MatchPlayer, ConsidersTheScore) {
  Table ask;
  Position position = lone({6, 6, 6, 5, 5}, {6, 6, 6, 5, 5});
  position.match_length = 5;
  position.score = {3, 4};
  position.crawford = Flag::yes;
  position.cube.state = CubeState::dead;
  EXPECT_EQ(ask(position).kind, Answer::Kind::no_double);
  position.crawford = Flag::no;
  position.cube.state = CubeState::available;
  EXPECT_EQ(ask(position).kind, Answer::Kind::offer_double);
}

TEST(MatchPlayer, StopsOnRequest) {
  Table ask;
  std::stop_source source;
  source.request_stop();
  Position position = lone({24, 13, 8, 6, 5}, {24, 13, 8, 6, 5});
  position.dice = {6, 1};
  ask.asked.set(AnyPosition(position));
  EXPECT_EQ(ask.asked.think({}, 1, {}, source.get_token()).kind, Answer::Kind::move);
}

}  // namespace
}  // namespace mt::engine

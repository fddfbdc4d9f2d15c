// Checks opening rolls, results, and the score of successive games.
#include "movetext/games/backgammon/match.hpp"
#include "movetext/games/backgammon/rows.hpp"

#include <gtest/gtest.h>

namespace mt::backgammon::test {
namespace {

constexpr MatchRules five{.match_length = 5};

GameResult won(Side winner, std::uint32_t points) {
  return {GameResult::Kind::resigned, winner, 1, points};
}

// Returns a position in which White has borne off everything and Black has these checkers.
Position lost_by_black(std::initializer_list<Stack> stacks, const MatchRules& match = five) {
  Position position = start_position(rows::backgammon, match);
  position.board = {};
  for (const Stack stack : stacks) position.board.put(Side::second, stack.point, stack.checkers);
  position.on_roll = Side::second;
  return position;
}

TEST(BackgammonMatch, LossesHaveTheirLevel) {
  EXPECT_FALSE(finished(start_position(rows::backgammon)).over());
  EXPECT_EQ(finished(lost_by_black({{1, 14}})).level, 1);
  EXPECT_EQ(finished(lost_by_black({{25, 1}, {1, 13}})).level, 1);  // one checker is off: a single game
  EXPECT_EQ(finished(lost_by_black({{18, 15}})).level, 2);
  EXPECT_EQ(finished(lost_by_black({{19, 1}, {1, 14}})).level, 3);
  EXPECT_EQ(finished(lost_by_black({{25, 1}, {1, 14}})).level, 3);
  EXPECT_EQ(finished(lost_by_black({{1, 15}})).winner, Side::first);
}

TEST(BackgammonMatch, HypergammonCountsItsOwnCheckers) {
  Position position = start_position(rows::hypergammon3, five);
  position.board.sides[0] = 0;
  EXPECT_EQ(finished(position).level, 3);
  position.board.take(Side::second, 24);
  EXPECT_EQ(finished(position).level, 1);
}

TEST(BackgammonMatch, PointsAreLevelTimesCube) {
  Position position = lost_by_black({{18, 15}});
  position.cube = {2, CubeOwner::second, CubeState::available};
  EXPECT_EQ(finished(position).points, 8U);
}

TEST(BackgammonMatch, JacobyCountsGammonsOnlyWithATurnedCube) {
  const MatchRules money{.jacoby = Flag::yes};
  Position position = lost_by_black({{18, 15}}, money);
  EXPECT_EQ(finished(position).points, 1U);
  EXPECT_EQ(finished(position).level, 2);
  position.cube.exponent = 1;  // an automatic double does not turn the cube
  EXPECT_EQ(finished(position).points, 2U);
  position.cube.owner = CubeOwner::first;
  EXPECT_EQ(finished(position).points, 4U);
  position.cube.owner = CubeOwner::none;
  position.jacoby = Flag::unknown;
  EXPECT_EQ(finished(position).points, 4U);
}

TEST(BackgammonMatch, TheHigherDieMovesFirst) {
  const Position start = start_position(rows::backgammon, five);
  const Position black = opening_roll(start, 2, 5);
  EXPECT_EQ(black.on_roll, Side::second);
  EXPECT_EQ(black.to_decide, Side::second);
  EXPECT_EQ(black.dice, (Dice{2, 5}));
  EXPECT_EQ(opening_roll(start, 6, 5).on_roll, Side::first);
  EXPECT_EQ(opening_roll(start, 3, 3, 4), start);
}

TEST(BackgammonMatch, AutomaticDoublesStopAtTheirLimit) {
  Position position = start_position(rows::backgammon);
  EXPECT_EQ(opening_roll(position, 4, 4), position);
  position = opening_roll(position, 4, 4, 2);
  EXPECT_EQ(position.cube.value(), 2U);
  EXPECT_EQ(position.cube.owner, CubeOwner::none);
  EXPECT_FALSE(position.dice.rolled());
  position = opening_roll(opening_roll(position, 1, 1, 2), 2, 2, 2);
  EXPECT_EQ(position.cube.value(), 4U);
  EXPECT_EQ(opening_roll(position, 2, 1, 2).cube.value(), 4U);
}

TEST(BackgammonMatch, TheCrawfordGameIsTheFirstAtOneAway) {
  Position position = start_position(rows::backgammon, five);
  EXPECT_EQ(position.crawford, Flag::no);
  position = next_game(rows::backgammon, five, position, won(Side::first, 4));
  EXPECT_EQ(position.score[0], 4U);
  EXPECT_EQ(position.crawford, Flag::yes);
  EXPECT_EQ(position.cube.state, CubeState::dead);
  position = next_game(rows::backgammon, five, position, won(Side::second, 1));
  EXPECT_EQ(position.crawford, Flag::no);
  EXPECT_EQ(position.cube.state, CubeState::available);
  position = next_game(rows::backgammon, five, position, won(Side::second, 3));  // 4:4
  EXPECT_EQ(position.crawford, Flag::no);
  EXPECT_FALSE(is_match_over(position));
  position = next_game(rows::backgammon, five, position, won(Side::second, 3));
  EXPECT_EQ(position.score[1], 7U);
  EXPECT_TRUE(has_won_match(position, Side::second));
  EXPECT_FALSE(has_won_match(position, Side::first));
  EXPECT_TRUE(is_match_over(position));
}

TEST(BackgammonMatch, NoCrawfordGameOccursWithoutTheRule) {
  const MatchRules rules{.match_length = 5, .crawford_rule = false};
  const Position start = start_position(rows::backgammon, rules);
  EXPECT_EQ(next_game(rows::backgammon, rules, start, won(Side::first, 4)).crawford, Flag::no);
}

TEST(BackgammonMatch, MoneyPlayContinues) {
  const MatchRules money{.jacoby = Flag::yes, .beavers = Flag::no};
  Position position = start_position(rows::nackgammon, money);
  position = next_game(rows::nackgammon, money, position, won(Side::second, 24));
  EXPECT_EQ(position.score[1], 24U);
  EXPECT_EQ(position.board, start_board(rows::nackgammon));
  EXPECT_EQ(position.jacoby, Flag::yes);
  EXPECT_EQ(position.crawford, Flag::no);
  EXPECT_FALSE(is_match_over(position));
}

}  // namespace
}  // namespace mt::backgammon::test

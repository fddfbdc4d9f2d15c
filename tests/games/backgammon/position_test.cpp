#include "movetext/games/backgammon/position.hpp"

#include "movetext/games/backgammon/rows.hpp"
#include "support/dice.hpp"

#include <gtest/gtest.h>

namespace mt::backgammon::test {
namespace {

TEST(BackgammonBoard, StartArraysAreThoseOfTheVariants) {
  const Board board = start_board(rows::backgammon);
  EXPECT_EQ(board.count(Side::first, 24), 2);
  EXPECT_EQ(board.count(Side::second, 6), 5);
  EXPECT_EQ(pips(board, Side::first), 167);
  EXPECT_EQ(pips(start_board(rows::nackgammon), Side::second), 194);
  EXPECT_EQ(pips(start_board(rows::hypergammon3), Side::first), 69);
  EXPECT_EQ(pips(start_board(rows::longgammon), Side::first), 360);
  for (const Rules* rules : rows::all) {
    const Board start = start_board(*rules);
    EXPECT_TRUE(is_sound(start, rules->checkers)) << rules->name;
    EXPECT_EQ(start.total(Side::first), rules->checkers) << rules->name;
    EXPECT_EQ(start.total(Side::second), rules->checkers) << rules->name;
  }
}

TEST(BackgammonBoard, SetsOfPointsAgreeWithTheCounters) {
  mt::test::Dice random(7);
  for (int i = 0; i < 2000; ++i) {
    Board board;
    Points occupied_points = 0;
    Points held_points = 0;
    Points seen_across = 0;
    int total = 0;
    for (int point = 1; point <= bar; ++point) {
      const int checkers = random.below(3) == 0 ? static_cast<int>(random.below(16)) : 0;
      board.put(Side::second, point, checkers);
      total += checkers;
      if (checkers > 0) occupied_points |= 1U << point;
      if (checkers > 1) held_points |= 1U << point;
      if (checkers > 0 && point != bar) seen_across |= 1U << across(point);
    }
    const Counters own = board.of(Side::second);
    ASSERT_EQ(occupied(own), occupied_points);
    ASSERT_EQ(held(own), held_points);
    ASSERT_EQ(across(occupied(own)), seen_across);
    ASSERT_EQ(board.total(Side::second), total);
  }
}

TEST(BackgammonBoard, InvalidBoardsAreDetected) {
  Board both;
  both.put(Side::first, 20);
  both.put(Side::second, across(20));
  EXPECT_FALSE(is_sound(both));
  Board many;
  for (int point = 1; point <= bar; ++point) many.put(Side::first, point, point <= 17 ? 15 : 2);
  EXPECT_EQ(many.total(Side::first), 271);
  EXPECT_FALSE(is_sound(many));
  Board beside;
  beside.put(Side::first, off);
  EXPECT_FALSE(is_sound(beside));
  Board one;
  one.put(Side::first, bar, 2);
  one.put(Side::second, bar, 2);
  EXPECT_TRUE(is_sound(one));
  EXPECT_FALSE(is_sound(one, 1));
}

TEST(BackgammonRules, AreFoundByAnyOfTheirNames) {
  EXPECT_EQ(find_rules("NackGammon"), &rows::nackgammon);
  EXPECT_EQ(find_rules("HyperGammon (2)"), &rows::hypergammon2);
  EXPECT_EQ(find_rules("hypergammon"), &rows::hypergammon3);
  EXPECT_EQ(find_rules("BG"), &rows::backgammon);
  EXPECT_EQ(find_rules(""), nullptr);
  EXPECT_EQ(find_rules("plakoto"), nullptr);
}

TEST(BackgammonPosition, AMatchToOnePointIsPlayedWithoutACube) {
  EXPECT_EQ(start_position(rows::backgammon, {.match_length = 1}).cube.state, CubeState::disabled);
  EXPECT_EQ(start_position(rows::backgammon, {.match_length = 2}).cube.state, CubeState::available);
  EXPECT_EQ(start_position(rows::backgammon, {.has_cube = false}).cube.state, CubeState::disabled);
  EXPECT_EQ(start_position(rows::backgammon, {.match_length = 7, .jacoby = Flag::yes}).jacoby, Flag::no);
}

}  // namespace
}  // namespace mt::backgammon::test

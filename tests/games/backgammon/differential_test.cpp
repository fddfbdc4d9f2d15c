// Compares plays with an independent slow rulebook, in random games of every variant and on boards with
// randomly scattered checkers.
#include "support/random_boards.hpp"

#include <gtest/gtest.h>

namespace mt::backgammon::test {
namespace {

// Plays the legs one after another, checks each of them, and returns the resulting board.
Board played_by_legs(Board board, Side side, const Play& play) {
  for (const Leg leg : play.legs()) {
    EXPECT_GT(board.count(side, leg.from), 0);
    EXPECT_TRUE(leg.from == bar || board.count(side, bar) == 0);
    board.take(side, leg.from);
    if (leg.to == off) {
      EXPECT_FALSE(leg.hits);
      continue;
    }
    const int opposed = board.count(other(side), across(leg.to));
    EXPECT_LE(opposed, 1);
    EXPECT_EQ(leg.hits, opposed == 1);
    if (opposed == 1) {
      board.take(other(side), across(leg.to));
      board.put(other(side), bar);
    }
    board.put(side, leg.to);
  }
  return board;
}

TEST(BackgammonDifferential, BoardsAfterARollEqualThoseOfTheSlowRulebook) {
  PlayList plays;
  int rolls = 0;
  int danced = 0;
  for_random_boards(12, 12000, [&](const Board& board, Side side, Dice dice) {
    legal_plays(board, side, dice, plays);
    std::set<SlowBoard> ours;
    for (const Play& play : plays) {
      SlowBoard slow = slow_board(play.after, side);
      for (int& borne_off = slow.own[0]; const int n : slow_board(board, side).own) borne_off += n;
      for (std::size_t point = 1; point <= 25; ++point) slow.own[0] -= slow.own[point];
      ours.insert(slow);
      ASSERT_EQ(played_by_legs(board, side, play), play.after) << describe(board, side, dice);
    }
    ASSERT_EQ(ours.size(), plays.size()) << "listed twice: " << describe(board, side, dice);
    const SlowBoard start = slow_board(board, side);
    if (ours.empty()) {
      ours.insert(start);
      ++danced;
    }
    ASSERT_EQ(ours, boards_after(start, dice.first, dice.second)) << describe(board, side, dice);
    ASSERT_EQ(has_play(board, side, dice), !plays.empty()) << describe(board, side, dice);
    ASSERT_EQ(count_plays(board, side, dice), plays.size()) << describe(board, side, dice);
    ++rolls;
  });
  EXPECT_GT(rolls, 15000);
  EXPECT_GT(danced, 500);
}

TEST(BackgammonDifferential, TheListHasRoomForTheRichestRolls) {
  Board board;
  for (const int point : {3, 4, 6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24})
    board.put(Side::first, point);
  PlayList plays;
  legal_plays(board, Side::first, {1, 1}, plays);
  EXPECT_EQ(plays.size(), 2226U);
  EXPECT_FALSE(plays.is_cut());
  EXPECT_EQ(boards_after(slow_board(board, Side::first), 1, 1).size(), 2226U);
}

// An impossible board, such as fuzzers find, must not overflow the list of plays.
TEST(BackgammonDifferential, AListThatIsTooShortIsReported) {
  Board board;
  for (int point = 5; point <= point_count; ++point) board.put(Side::first, point, 4);
  PlayList plays;
  legal_plays(board, Side::first, {1, 1}, plays);
  EXPECT_TRUE(plays.is_cut());
  EXPECT_EQ(plays.size(), PlayList::capacity);
}

}  // namespace
}  // namespace mt::backgammon::test

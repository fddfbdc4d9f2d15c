// Checks the explanations of illegal plays.
#include "movetext/games/backgammon/explain.hpp"

#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/rows.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::backgammon::test {
namespace {

std::string said(const Position& position, std::string_view written) {
  PlayText text;
  if (const Misread fault = read_play_text(written, text)) return explain_misreading(written, fault).message;
  const ResolvedPlay found = resolve_play(position.board, position.on_roll, position.dice, text);
  if (found.results == 1) return "legal";
  const Diagnostic words =
      found.results == 0 ? explain(position, text, written) : explain_ambiguity(position, found, written);
  EXPECT_EQ(words.end, written.size());
  return words.message + (words.hint.empty() ? "" : " [" + words.hint + "]");
}

Position rolled(Dice dice) {
  return roll(start_position(rows::backgammon, {.match_length = 7}), dice);
}
Position white(std::initializer_list<Stack> own, std::initializer_list<Stack> other, Dice dice) {
  Position position = rolled(dice);
  position.board = {};
  for (const Stack stack : own) position.board.put(Side::first, stack.point, stack.checkers);
  for (const Stack stack : other) position.board.put(Side::second, across(stack.point), stack.checkers);
  return position;
}

TEST(BackgammonExplain, NamesWhatBlocksAChecker) {
  EXPECT_EQ(said(rolled({6, 5}), "24/13"), "legal");
  EXPECT_EQ(said(rolled({5, 3}), "24/19 8/5"),
            "24/19 8/5 is not legal: White's 19 point is held by Black; near: 24/21 8/3, 24/16, 8/5 8/3 "
            "[24/21 8/3]");
  EXPECT_EQ(said(rolled({5, 2}), "24/17"),
            "24/17 is not legal: White's 17 point is held by Black; near: 24/22 8/3, 24/22 13/8, 13/6 "
            "[24/22 8/3]");
}

TEST(BackgammonExplain, NamesOtherObstacles) {
  EXPECT_NE(said(rolled({3, 1}), "23/20 8/7").find("White has no checker on the 23 point"),
            std::string::npos);
  EXPECT_NE(said(rolled({3, 1}), "bar/22 8/7").find("White has no checker on the bar"), std::string::npos);
  EXPECT_NE(said(rolled({3, 1}), "8/3 6/5").find("8/3 needs 5 pips, but the dice that are left are 3 and 1"),
            std::string::npos);
  EXPECT_NE(said(rolled({3, 1}), "8/5 8/5").find("8/5 needs 3 pips, but the die that is left is 1"),
            std::string::npos);
  EXPECT_NE(said(rolled({3, 1}), "8/5").find("both dice must be played"), std::string::npos);
  EXPECT_NE(said(rolled({1, 1}), "8/5").find("4 of the four dice must be played"), std::string::npos);
  EXPECT_NE(said(rolled({6, 5}), "6/off 13/8").find("cannot bear off while a checker is outside"),
            std::string::npos);
  EXPECT_NE(said(rolled({3, 1}), "").find("31 can be played, for example "), std::string::npos);
  EXPECT_NE(said(white({{25, 1}, {6, 2}}, {{20, 2}}, {5, 3}), "6/3 6/1").find("on the bar must enter first"),
            std::string::npos);
  EXPECT_EQ(said(white({{25, 1}, {6, 2}}, {{20, 2}}, {5, 5}), "6/1"),
            "6/1 is not legal: White cannot move with 55");
  EXPECT_NE(said(white({{6, 1}, {3, 2}}, {{24, 2}}, {4, 2}), "3/off 3/1")
                .find("while another checker is on a higher point"),
            std::string::npos);
  EXPECT_NE(said(white({{20, 1}}, {{9, 2}}, {6, 5}), "20/15").find("it must be the 6; near: 20/14 [20/14]"),
            std::string::npos);
  EXPECT_NE(said(start_position(rows::backgammon), "8/5").find("no dice have been rolled"),
            std::string::npos);
}

TEST(BackgammonExplain, ReportsASecondMeaning) {
  const Position position = white({{13, 2}, {24, 2}}, {{10, 1}, {20, 2}}, {3, 2});
  EXPECT_EQ(said(position, "13/8"),
            "13/8 is read as written; the same checkers can reach another position with 13/10*/8");
}

TEST(BackgammonExplain, ReportsUnreadablePlays) {
  EXPECT_EQ(said(rolled({3, 1}), "hello"), "hello is not a play");
  EXPECT_EQ(said(rolled({3, 1}), "8/5 26/3"), "26 is not a point; points are 1 to 24, 25 or bar, 0 or off");
  PlayText text;
  const Misread fault = read_play_text("8/5 26/3", text);
  EXPECT_EQ(explain_misreading("8/5 26/3", fault).code, Code::square_range);
  EXPECT_EQ(fault.begin, 4U);
  EXPECT_EQ(fault.end, 6U);
}

TEST(BackgammonExplain, EveryRefusalHasADistinctMessage) {
  for (int i = 0; i <= static_cast<int>(Refusal::beaver_pending); ++i)
    for (int k = 0; k < i; ++k) EXPECT_NE(words(static_cast<Refusal>(i)), words(static_cast<Refusal>(k)));
}

}  // namespace
}  // namespace mt::backgammon::test

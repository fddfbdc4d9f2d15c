#include "movetext/record/score.hpp"

#include <gtest/gtest.h>
#include <utility>

namespace {

using mt::canonical_result;
using mt::read_score;
using mt::result_points;
using mt::Score;

TEST(Score, TheLeftNumberIsThatOfTheFirstSide) {
  EXPECT_EQ(read_score("1-0"), Score::first_wins);
  EXPECT_EQ(read_score("2-0"), Score::first_wins);
  EXPECT_EQ(read_score("0-1"), Score::second_wins);
  EXPECT_EQ(read_score("0-2"), Score::second_wins);
  EXPECT_EQ(read_score("1-1"), Score::draw);
  EXPECT_EQ(read_score(" 1/2-1/2"), Score::draw);
  EXPECT_EQ(read_score("0-0"), Score::both_lose);
  EXPECT_EQ(read_score("*"), Score::open);
  EXPECT_EQ(read_score(""), Score::unknown);
}

// PDN 3.0, ResultFormat: the systems "Delft", "plus draws" and "Goes", and events with their own points.
TEST(Score, ReadsOtherScoringSystems) {
  EXPECT_EQ(read_score("4-6"), Score::second_wins);
  EXPECT_EQ(read_score("1 1/2 - 1/2"), Score::first_wins);
  EXPECT_EQ(read_score("1+ - 1-"), Score::draw);
  EXPECT_EQ(read_score("1.02-0.98"), Score::first_wins);
  EXPECT_EQ(read_score("½-½"), Score::draw);
  EXPECT_EQ(read_score("1/2"), Score::draw);
  EXPECT_EQ(read_score("½"), Score::draw);
  EXPECT_EQ(read_score("1"), Score::other);
  EXPECT_EQ(read_score("White wins"), Score::other);
  EXPECT_EQ(read_score("1-0-1"), Score::other);
}

TEST(Score, GivesTheNumbersOfAResult) {
  const auto numbers = [](std::string_view text) {
    const auto points = result_points(text);
    return points ? std::pair(points->first, points->second) : std::pair(-1, -1);
  };
  EXPECT_EQ(numbers("1-0"), std::pair(100, 0));
  EXPECT_EQ(numbers("1/2-1/2"), std::pair(50, 50));
  EXPECT_EQ(numbers("2-0"), std::pair(200, 0));
  EXPECT_EQ(numbers("24-40"), std::pair(2400, 4000));
  EXPECT_EQ(numbers("*"), std::pair(-1, -1));
  EXPECT_EQ(numbers("won"), std::pair(-1, -1));
}

TEST(Score, SpellingIsCorrectedButNotTheScoringSystem) {
  EXPECT_EQ(canonical_result("½-½"), "1/2-1/2");
  EXPECT_EQ(canonical_result(" 0.5-0.5 "), "1/2-1/2");
  EXPECT_EQ(canonical_result("2-0"), "2-0");
}

TEST(Score, AllSpellingsOfANumberAreEqual) {
  for (const std::string_view draw :
       {"1/2-\u00BD", ".5-.5", "0,5:0,5", "1\u20442 - 1/2", "\uFF11/\uFF12\uFF0D\uFF11/\uFF12", "1/2-1/2."})
    EXPECT_EQ(canonical_result(draw), "1/2-1/2") << draw;
  EXPECT_EQ(canonical_result("1-0."), "1-0");
  EXPECT_EQ(canonical_result("\uFF11-\uFF10"), "1-0");
  EXPECT_EQ(read_score("\uFF11-\uFF10"), Score::first_wins);
  EXPECT_EQ(read_score("\uFF14-\uFF16"), Score::second_wins);
  EXPECT_EQ(canonical_result("O-O"), "O-O") << "castling";
  EXPECT_EQ(canonical_result("4-6."), "4-6.") << "not one of the usual results";
}

// Chinese words for results may have blanks, parentheses or a full stop.
TEST(Score, ReadsChineseWordsInAllSpellings) {
  for (const std::string_view text :
       {"\u7EA2\u80DC", "\u7EA2 \u80DC", "\u7EA2\u3000\u80DC", "\u7EA2\u80DC\u3002", "(\u7EA2\u80DC)",
        "\uFF08\u7EA2\u80DC\uFF09", "\uFF08\u7EA2\u80DC\uFF09\u3002", "\u9ED1\u65B9\u8D1F"})
    EXPECT_EQ(canonical_result(text), "1-0") << text;
  for (const std::string_view text : {"\u4F5C\u548C", "\u8BAE\u548C", "\u8B70\u548C", "\u548C \u68CB\u3002"})
    EXPECT_EQ(canonical_result(text), "1/2-1/2") << text;
  EXPECT_EQ(canonical_result("\u7EA2\u80DC\u4E86"), "\u7EA2\u80DC\u4E86");
  EXPECT_EQ(canonical_result("()"), "()");
}

}  // namespace

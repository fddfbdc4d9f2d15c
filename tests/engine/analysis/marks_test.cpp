// The losses of moves, and their marks.
#include "movetext/engine/analysis/marks.hpp"

#include <gtest/gtest.h>

namespace mt::engine {
namespace {

Score hundredths(int value) {
  return {.unit = Score::Unit::hundredths, .value = value};
}
Score wins_in(int value) {
  return {.unit = Score::Unit::wins_in, .value = value};
}
Score equity(int value) {
  return {.unit = Score::Unit::equity, .value = value};
}

// lichess.org/page/accuracy: Win% = 50 + 50 * (2 / (1 + exp(-0.00368208 * centipawns)) - 1)
constexpr ScoreCurve of_lichess{.steepness = 0.00368208};

TEST(Marks, CountCentipawnsLikeLichess) {
  EXPECT_DOUBLE_EQ(expected_score(hundredths(0), of_lichess), 0.5);
  EXPECT_NEAR(expected_score(hundredths(100), of_lichess), 0.591, 0.001);
  EXPECT_EQ(expected_score(wins_in(7), of_lichess), 1);
  EXPECT_EQ(expected_score(wins_in(0), of_lichess), 0) << "it has lost already";
}

TEST(Marks, GrowWithTheLoss) {
  const auto mark = [](const Score& before, const Score& after) {
    return mark_of(lost(before, after, of_lichess), before.unit == Score::Unit::equity);
  };
  EXPECT_EQ(mark(hundredths(20), hundredths(-20)), Mark::none);
  EXPECT_EQ(mark(hundredths(20), hundredths(-40)), Mark::dubious);
  EXPECT_EQ(mark(hundredths(20), hundredths(-100)), Mark::mistake);
  EXPECT_EQ(mark(hundredths(20), hundredths(-200)), Mark::blunder);
  EXPECT_EQ(mark(hundredths(900), hundredths(700)), Mark::none) << "both are won";
  EXPECT_EQ(mark(wins_in(5), hundredths(0)), Mark::blunder);
  EXPECT_EQ(mark(wins_in(5), wins_in(9)), Mark::none);
  EXPECT_EQ(mark(hundredths(-100), hundredths(300)), Mark::none) << "a later look may find more";
}

TEST(Marks, EqualThoseOfGnuBackgammonForPoints) {
  const auto mark = [](int loss) { return mark_of(lost(equity(100), equity(100 - loss), {}), true); };
  EXPECT_EQ(mark(30), Mark::none);
  EXPECT_EQ(mark(31), Mark::dubious);
  EXPECT_EQ(mark(60), Mark::dubious);
  EXPECT_EQ(mark(61), Mark::mistake);
  EXPECT_EQ(mark(120), Mark::mistake);
  EXPECT_EQ(mark(121), Mark::blunder);
}

TEST(Marks, AreTheGlyphsOfPgn) {
  EXPECT_EQ(nag_of(Mark::none), 0U);
  EXPECT_EQ(nag_of(Mark::dubious), 6U);
  EXPECT_EQ(nag_of(Mark::mistake), 2U);
  EXPECT_EQ(nag_of(Mark::blunder), 4U);
}

TEST(Marks, WriteValuesAsInComments) {
  EXPECT_EQ(text_of(hundredths(31)), "0.31");
  EXPECT_EQ(text_of(hundredths(-5)), "-0.05");
  EXPECT_EQ(text_of(equity(-1061)), "-1.061");
  EXPECT_EQ(text_of(wins_in(5)), "#3");
  EXPECT_EQ(text_of(wins_in(-4)), "#-2");
  EXPECT_EQ(text_of(turned(wins_in(0))), "#1") << "who has lost already was mated";
}

}  // namespace
}  // namespace mt::engine

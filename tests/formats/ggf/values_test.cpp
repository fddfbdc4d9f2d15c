#include "movetext/formats/ggf/board.hpp"
#include "movetext/formats/ggf/move_value.hpp"
#include "movetext/formats/ggf/result.hpp"
#include "movetext/formats/ggf/tags.hpp"
#include "movetext/formats/ggf/type.hpp"
#include "movetext/formats/ggf/when.hpp"

#include <gtest/gtest.h>

namespace mt::ggf {
namespace {

std::string when(std::string_view value) {
  const auto read = read_when(value);
  return read ? read->date + '|' + read->time + '|' + read->zone : "none";
}

TEST(GgfValues, ATimeHasManyForms) {
  EXPECT_EQ(when("2003.12.15_13:24:03.MST"), "2003.12.15|13:24:03|MST");
  EXPECT_EQ(when("2000-4-16 11:13 EST"), "2000.04.16|11:13:00|EST");
  EXPECT_EQ(when("2014-02-21 20:52:27 GMT"), "2014.02.21|20:52:27|GMT");
  EXPECT_EQ(when("2014-02-21"), "2014.02.21||");
  EXPECT_EQ(when("2003.??.??"), "2003.??.??||");
  for (const std::string_view odd : {"2003.12.15_", "2003.12.15_25:00:00.MST", "2003.12.15_13:24:03.",
                                     "yesterday", "2003.12.15_13:24:03.MST!", "2003.02.30"})
    EXPECT_EQ(when(odd), "none") << odd;
}

// The expected values are those of `date -u -d @SECONDS`.
TEST(GgfValues, ATimeMayBeSecondsSince1970) {
  EXPECT_EQ(when("1071520243"), "2003.12.15|20:30:43|UTC");
  EXPECT_EQ(when("951782400"), "2000.02.29|00:00:00|UTC");
  EXPECT_EQ(when("4102444799"), "2099.12.31|23:59:59|UTC");
  EXPECT_EQ(when("2003"), "2003.??.??||");
}

TEST(GgfValues, ATimeIsWrittenAsByGgs) {
  for (const std::string_view text :
       {"2003.12.15_13:24:03.MST", "2003.12.15_13:24:03", "2003.12.15", "2003.??.??"})
    EXPECT_EQ(write_when(*read_when(text)), text);
}

std::string result(std::string_view value, std::size_t squares = 64) {
  const auto read = read_result(value, squares);
  return read ? read->score + '|' + std::string(read->termination) : "none";
}

TEST(GgfValues, AResultIsADifferenceOfDiscs) {
  EXPECT_EQ(result("+0.000"), "32-32|");
  EXPECT_EQ(result("+64.000"), "64-0|");
  EXPECT_EQ(result("-2.000"), "31-33|");
  EXPECT_EQ(result("12"), "38-26|");
  EXPECT_EQ(result("+1.000"), "32.5-31.5|");
  EXPECT_EQ(result("+4.000", 100), "52-48|");
  EXPECT_EQ(result("+64.000:r"), "64-0|resignation");
  EXPECT_EQ(result("-64.000:t"), "0-64|time forfeit");
  EXPECT_EQ(result("+0.000:s"), "32-32|mutual agreement");
  EXPECT_EQ(result("?"), "*|");
  for (const std::string_view odd : {"+65.000", "+2.000:x", "+2.0000001", "two", "+-2", "+2.", "+0.0001"})
    EXPECT_EQ(result(odd), "none") << odd;
}

TEST(GgfValues, AResultIsWrittenAsByGgs) {
  for (const std::string_view text :
       {"+0.000", "-2.000", "+64.000:r", "-64.000:t", "+0.000:s", "+0.500", "?"}) {
    const auto read = read_result(text, 64);
    EXPECT_EQ(write_result(read->score, read->termination, 64), text);
  }
  for (const std::string_view other : {"1-0", "1/2-1/2", "33-32", "black"})
    EXPECT_EQ(write_result(other, "", 64), "") << other;
}

TEST(GgfValues, ABoardHasItsSizeFirst) {
  const std::string text = "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";
  const auto board = read_board(text);
  ASSERT_TRUE(board);
  EXPECT_TRUE(is_usual_start(*board));
  std::string again;
  write_board(*board, again);
  EXPECT_EQ(again, text);
  const auto joined = read_board("4 -----O*--*O----- O");
  ASSERT_TRUE(joined);
  EXPECT_EQ(fen_of(*joined), "-----OX--XO----- O");
  EXPECT_FALSE(is_usual_start(*joined));
  for (const std::string_view odd :
       {"", "8 ---", "4 -----O*--*O----- -", "4 -----O*--*O----", "4 -----O*--*O-----? *"})
    EXPECT_FALSE(read_board(odd)) << odd;
}

std::string comment(std::string_view value) {
  return comment_of(read_move_value(value));
}

TEST(GgfValues, AMoveHasAnEvaluationAndSeconds) {
  EXPECT_EQ(comment("d2/2.39/20.97"), "[%eval 2.39] [%emt 0:00:20.97]");
  EXPECT_EQ(comment("d3//3725.5"), "[%emt 1:02:05.5]");
  EXPECT_EQ(comment("F5/-1.20"), "[%eval -1.20]");
  EXPECT_EQ(comment("d6"), "");
  EXPECT_EQ(read_move_value("d2/2.39/20.97").move, "d2");
  for (const std::string_view odd : {"d2/good", "d2//1:20", "d2/1/2/3", "d2//-1", "d2/.", "d2//9999999999"})
    EXPECT_FALSE(read_move_value(odd).good) << odd;
}

TEST(GgfValues, ACommentRepeatsThem) {
  const Told told = read_comment("[%eval 2.39] [%emt 1:02:05.50]");
  EXPECT_EQ(told.eval, "2.39");
  EXPECT_EQ(told.seconds, "3725.50");
  EXPECT_EQ(told.more, "");
  for (const std::string_view more :
       {"good", "[%eval 2.39] good", "[%clk 1:00:00]", "[%emt 5]", "[%eval 1] [%eval 2]"})
    EXPECT_FALSE(read_comment(more).more.empty()) << more;
}

TEST(GgfValues, ATypeHasABoardAndWays) {
  EXPECT_EQ(read_type("8").size, 8U);
  EXPECT_EQ(read_type("s8r18").size, 8U);
  EXPECT_EQ(read_type("10").size, 10U);
  EXPECT_TRUE(read_type("8a").losing);
  EXPECT_FALSE(read_type("s8r18k").losing);
  EXPECT_EQ(write_type(10, true), "10a");
}

TEST(GgfValues, TimesForAllMovesOfPgnAreClocks) {
  EXPECT_EQ(clock_of("300"), "05:00//");
  EXPECT_EQ(clock_of("900+10"), "15:00/00:10/");
  EXPECT_EQ(clock_of("05:00//02:00"), "05:00//02:00");
}

}  // namespace
}  // namespace mt::ggf

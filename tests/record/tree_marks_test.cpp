// The marks of merged games are read back as they were written.
#include "movetext/record/tree_marks.hpp"

#include <gtest/gtest.h>

namespace mt {
namespace {

// Shows the parts of a comment: "all{words}", "1-3{words}$1", "end 4 RESULT Name=value".
std::string parts(std::string_view comment) {
  std::string out;
  for (const MarkedPart& part : read_marks(comment)) {
    if (!out.empty()) out += " | ";
    if (part.kind == MarkedPart::Kind::end) {
      out += "end " + std::to_string(part.number);
      if (!part.result.empty()) out += ' ' + part.result;
      for (const TagText& tag : part.tags) out += ' ' + tag.name + '=' + tag.value;
      continue;
    }
    part.games.append(out);
    for (const std::uint32_t glyph : part.glyphs) out += '$' + std::to_string(glyph);
    out += '{' + part.words + '}';
  }
  return out;
}

TEST(TreeMarks, WordsBelongToTheGamesOfTheMarkBeforeThem) {
  EXPECT_EQ(parts("for all [%game 1-3,7] good [%game 2 $1 $14] [%game all] end"),
            "all{for all} | 1-3,7{good} | 2$1$14{} | all{end}");
  EXPECT_EQ(parts("[%clk 0:01:00] no mark"), "all{[%clk 0:01:00] no mark}");
  EXPECT_EQ(parts(""), "");
}

TEST(TreeMarks, TagsFollowTheEndOfAGame) {
  EXPECT_EQ(parts("[%end 4] [White \"A  \n B\"] [Result \"1-0\"] after [%end 5 *]"),
            "end 4 White=A B Result=1-0 | all{after} | end 5 *");
  EXPECT_EQ(parts("[%end 4] [White \"A%20%20B%7D%22%25\"]"), "end 4 White=A  B}\"%");
}

TEST(TreeMarks, TextsThatAreNoMarksAreWords) {
  for (const std::string_view text :
       {"[%game]", "[%game 0] x", "[%game 3-1]", "[%game 2,1]", "[%game 1 x]", "[%game 1", "[%games 1]",
        "[%end] x", "[%end x]", "[%end 1 2 3]", "[% end 1]", "[end 1]"})
    EXPECT_EQ(parts(text), "all{" + std::string(text) + "}") << text;
}

TEST(TreeMarks, UnmarkedWordsComeBack) {
  for (const std::string_view text :
       {"plain", "[%game 1]", "[%%game 1]", "a [%end 1] [White \"x\"] b", "[%%%end]", "[%", "[", "%]"}) {
    std::string out;
    append_unmarked(text, out);
    EXPECT_EQ(parts(out), "all{" + std::string(text) + "}");
  }
}

TEST(TreeMarks, NumbersFormRanges) {
  GameNumbers numbers;
  for (const std::uint32_t number : {1U, 2U, 3U, 7U, 9U, 10U}) numbers.add(number);
  std::string text;
  numbers.append(text);
  EXPECT_EQ(text, "1-3,7,9-10");
  for (const std::uint32_t number : {1U, 3U, 7U, 9U}) EXPECT_TRUE(numbers.contains(number));
  for (const std::uint32_t number : {0U, 4U, 6U, 8U, 11U}) EXPECT_FALSE(numbers.contains(number));
  EXPECT_TRUE(GameNumbers::parse("all")->contains(5));
  for (const std::string_view bad : {"", ",", "1,", "0", "1-", "-1", "4294967295", "a"})
    EXPECT_FALSE(GameNumbers::parse(bad)) << bad;
}

TEST(TreeMarks, UnknownValuesOfTheRosterAreLeftOut) {
  std::string out;
  const std::vector<CanonicalTag> tags{
      {"Event", "?"}, {"Date", "????.??.??"}, {"White", "A"}, {"Source", "?"}};
  append_end_mark(3, {}, tags, out);
  EXPECT_EQ(out, "[%end 3] [White \"A\"] [Source \"?\"]");
}

}  // namespace
}  // namespace mt

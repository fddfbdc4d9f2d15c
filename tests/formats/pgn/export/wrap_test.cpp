// Tests how lines of movetext are filled: which parts may be separated, and which stay together.
#include "chess_export.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt;
using test::lines_of;
using test::movetext;

pgn::WriterOptions width(std::size_t columns) {
  pgn::WriterOptions options;
  options.line_width = columns;
  return options;
}

TEST(Wrap, TheSeventyNinthColumnIsUsed) {
  const std::string word(69, 'w');  // columns 8 to 76
  EXPECT_EQ(movetext("1. e4 {" + word + " z} *"), "1. e4 {" + word + " z}\n*");
  EXPECT_EQ(movetext("1. e4 {w" + word + " z} *"), "1. e4 {w" + word + "\nz} *");
}

TEST(Wrap, ColumnsCountCharactersInUtf8AndBytesOtherwise) {
  std::string word;
  for (int i = 0; i < 72; ++i) word += "\u00E9";
  EXPECT_EQ(lines_of(movetext("1. e4 {" + word + " z} *"))[0], "1. e4 {" + word);
  EXPECT_EQ(lines_of(movetext("1. e4 {" + word + " zz} *"))[1], "zz} *");
}

TEST(Wrap, ParenthesesStickToTheirTokens) {
  EXPECT_EQ(movetext("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *", width(12)),
            "1. e4 e5\n(1... c5 2.\nNf3) 2. Nf3\n*");
  EXPECT_EQ(movetext("1. e4 e5 (1... c5 2. Nf3) 2. Nf3 *", width(8)),
            "1. e4 e5\n(1... c5\n2. Nf3)\n2. Nf3 *");
}

TEST(Wrap, BracesStickToTheirWords) {
  EXPECT_EQ(movetext("1. e4 {one two three} *", width(10)), "1. e4 {one\ntwo three}\n*");
  EXPECT_EQ(movetext("1. e4 {one two three} *", width(9)), "1. e4\n{one two\nthree} *");
}

TEST(Wrap, AWordLongerThanALineHasItsOwnLine) {
  const std::string word(90, 'w');
  EXPECT_EQ(movetext("1. e4 {a " + word + " b} *"), "1. e4 {a\n" + word + "\nb} *");
}

// If a word fills a whole line, the braces of its comment go on the lines before and after it.
TEST(Wrap, BracesLeaveALineToALongWord) {
  const std::string word(78, 'w');
  EXPECT_EQ(movetext("1. e4 {" + word + "} *"), "1. e4 {\n" + word + "\n} *");
  EXPECT_EQ(movetext("1. e4 {a " + word + "w b} *"), "1. e4 {a\n" + word + "w\nb} *");
  EXPECT_EQ(movetext("1. e4 {a " + word + "w} *"), "1. e4 {a\n" + word + "w\n} *");
  const std::string shorter(77, 'w');
  EXPECT_EQ(movetext("1. e4 {" + shorter + "} *"), "1. e4\n{" + shorter + "}\n*");
}

// A line that begins with "%" would be an escape line; one that begins with "[" would look like a tag to a
// simple reader.
TEST(Wrap, NoLineBeginsWithAPercentSignOrABracket) {
  for (const std::string sign : {"%", "["}) {
    for (std::size_t columns = 10; columns < 40; ++columns) {
      const std::string text =
          movetext("1. e4 {aaa bbb " + sign + "ccc ddd " + sign + "ee " + sign + "ff ggg} *", width(columns));
      for (const std::string& line : lines_of(text)) EXPECT_NE(line.front(), sign[0]) << text;
    }
    // The line is broken one word earlier.
    EXPECT_EQ(movetext("1. e4 {aaa bbb " + sign + "ccc} *", width(15)), "1. e4 {aaa\nbbb " + sign + "ccc} *");
    // If no earlier break is possible, the line is too long.
    EXPECT_EQ(movetext("1. e4 {aaa " + sign + "bbbbbbbb} *", width(12)),
              "1. e4\n{aaa " + sign + "bbbbbbbb}\n*");
  }
}

}  // namespace

// Tests the canonical form line by line.
#include "movetext/text/utf8.hpp"
#include "support/pdn.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <sstream>

namespace {

using namespace mt;
using test::exported;

// Returns the movetext of the only record of a text in canonical form.
std::string movetext(std::string_view text, const pgn::WriterOptions& options = {}) {
  std::string out;
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  pgn::Writer writer(pgn::pdn(), options);
  writer.write_movetext(record, out);
  return out;
}

TEST(PdnWriter, WritesAWholeRecord) {
  EXPECT_EQ(exported("[Annotator \"me\"]\n[White \"a \\\"b\\\"\"]\n[GameType \"20\"]\n[Date "
                     "\"1-2-1999\"]\n1.32-28 19-23 2-0"),
            "[Event \"?\"]\n[Site \"?\"]\n[Date \"1999.02.01\"]\n[Round \"?\"]\n[White \"a "
            "\\\"b\\\"\"]\n[Black \"?\"]\n"
            "[Result \"2-0\"]\n[Annotator \"me\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 2-0\n\n");
}

TEST(PdnWriter, SignsInTagValuesAreEscapedAnywhere) {
  for (std::size_t at = 0; at < 40; ++at) {
    for (const auto& [sign, written] :
         {std::pair("\\\"", "\\\""), std::pair("\\\\", "\\\\"), std::pair("\t", " ")}) {
      const std::string before = std::string(at, 'x') + "\u00E9";
      const std::string text = exported("[Event \"" + before + sign + "y\"]\n\n1. 32-28 *\n");
      EXPECT_EQ(text.substr(0, text.find('\n')), "[Event \"" + before + written + "y\"]");
    }
  }
}

// PGN standard 8.2.2.2: a number comes before a move of the second side only after an interruption.
TEST(PdnWriter, WritesMoveNumbers) {
  EXPECT_EQ(movetext("1. 32-28 19-23 {c} 2. 28x19 {d} 14x23 $1 3. 37-32 $2 10-14 *"),
            "1. 32-28 19-23 {c} 2. 28x19 {d} 2... 14x23 $1 3. 37-32 $2 3... 10-14 *\n");
  EXPECT_EQ(movetext("1. 32-28 (33-29 19-23) 19-23 (18-23 38-32 (37-32)) 28x19 *"),
            "1. 32-28 (1. 33-29 19-23) 1... 19-23 (1... 18-23 2. 38-32 (2. 37-32)) 2. 28x19\n*\n");
  EXPECT_EQ(movetext("1. 32-28 /FEN \"W:W1:B2\"/ 19-23 *"), "1. 32-28 /FEN \"W:W1:B2\"/ 1... 19-23 *\n");
}

// Words such as "e.p." add nothing to a move and are not part of it.
TEST(PgnWriter, DropsWordsThatRepeatTheMove) {
  std::string out;
  Record record;
  pgn::read_record("1. d6ep ep Qh5 mate 2. exd6 e.p. Bb5 ch *", 0, test::pgn(), record);
  pgn::Writer(pgn::pgn()).write_movetext(record, out);
  EXPECT_EQ(out, "1. d6ep Qh5 2. exd6 Bb5 *\n");
}

TEST(PdnWriter, NumbersComeFromTheReplayIfSet) {
  Record record;
  pgn::read_record("1. 1-7 30-26 2. 2-8 *", 0, test::pdn(), record);
  for (std::uint32_t i = 0; i < 3; ++i)
    record.tape[i].value = 2 * 12 + 1 + i;  // begins with move 12 of the second side
  std::string out;
  pgn::Writer(pgn::pdn()).write_movetext(record, out);
  EXPECT_EQ(out, "12... 1-7 13. 30-26 2-8 *\n");
}

TEST(PdnWriter, WritesComments) {
  EXPECT_EQ(movetext("1. 32-28 {  a\n b } { } {c} ; d } e\n19-23 *"),
            "1. 32-28 {a b c d ) e} 1... 19-23 *\n");
  EXPECT_EQ(movetext("1. 32-28 {x [%clk  0:10:00 ] y} *"), "1. 32-28 {x [%clk  0:10:00 ] y} *\n");
}

// Braces in a comment become parentheses, in pairs; writing the result again does not change it.
TEST(PdnWriter, WritesBracesInsideCommentsAsParentheses) {
  for (const auto& [written, canonical] :
       {std::pair{"(see {here} 31-27)", "{see (here) 31-27}"}, std::pair{"({only})", "{only}"},
        std::pair{"(a { b {c} d)", "{a { b (c) d}"}, std::pair{"{a {b}", "{a {b}"},
        std::pair{"(a } b)", "{a ) b}"}}) {
    const std::string text = std::string(canonical) + " 1. 31-26 *\n";
    EXPECT_EQ(movetext(std::string(written) + " 1. 31-26 *"), text);
    EXPECT_EQ(movetext(text), text);
  }
}

// A comment does not close a command that an earlier comment left open, even if an empty comment between them
// was dropped.
TEST(PdnWriter, CommentsDoNotCloseCommandsOfOthers) {
  EXPECT_EQ(movetext("1. 32-28 {[%clk 1} {} {x] y} *"), "1. 32-28 {[%clk 1} {x] y} *\n");
}

TEST(PdnWriter, LinesAreFilledToTheLimit) {
  std::string text = "1. 32-28 {";
  for (int i = 0; i < 300; ++i) text += i % 7 == 0 ? "%odd " : i % 5 == 0 ? "[brackets] " : "wörd ";
  text += "} 19-23 ";
  for (int i = 0; i < 100; ++i) text += "28x19 14x23 (10-14 {n} (3-8)) ";
  text += '*';
  for (const std::size_t width : {std::size_t{79}, std::size_t{20}, std::size_t{200}}) {
    pgn::WriterOptions options;
    options.line_width = width;
    std::istringstream lines(movetext(text, options));
    std::string before;
    for (std::string line; std::getline(lines, line); before = line) {
      EXPECT_LE(text::count_scalars(line), width) << line;
      EXPECT_NE(line.front(), ' ');
      EXPECT_NE(line.front(), '%');
      EXPECT_NE(line.front(), '[');
      EXPECT_NE(line.back(), ' ');
      // The lines are filled greedily: the first word of a line did not fit on the previous line, unless it
      // is joined to the next word.
      const std::string word = line.substr(0, line.find(' '));
      const bool held = line.find('[') == word.size() + 1 || line.find('%') == word.size() + 1;
      if (!before.empty() && !held) {
        EXPECT_GT(text::count_scalars(before) + 1 + text::count_scalars(word), width)
            << before << '|' << line;
      }
    }
  }
}

TEST(PdnWriter, ALongWordHasItsOwnLine) {
  const std::string word(100, 'x');
  EXPECT_EQ(movetext("1. 32-28 {a " + word + " b} *"), "1. 32-28 {a\n" + word + "\nb} *\n");
}

TEST(PdnWriter, FollowsItsOptions) {
  const std::string_view text = "1. 32-28! {c} (1. 33-29) 19-23 2. 28x19 $7 *";
  pgn::WriterOptions options;
  options.no_comments = true;
  EXPECT_EQ(movetext(text, options), "1. 32-28 $1 (1. 33-29) 1... 19-23 2. 28x19 $7 *\n");
  options.no_variations = true;
  EXPECT_EQ(movetext(text, options), "1. 32-28 $1 1... 19-23 2. 28x19 $7 *\n");
  options.loose_numbers = true;
  EXPECT_EQ(movetext(text, options), "1. 32-28 $1 19-23 2. 28x19 $7 *\n");
  options.suffix_glyphs = true;
  EXPECT_EQ(movetext(text, options), "1. 32-28! 19-23 2. 28x19* *\n");
  options.no_nags = true;
  EXPECT_EQ(movetext(text, options), "1. 32-28 19-23 2. 28x19 *\n");
  options = {};
  options.reduced = true;
  EXPECT_EQ(movetext(text, options), "1. 32-28 19-23 2. 28x19 *\n");
}

TEST(PdnWriter, OmitsAVariationThatLosesItsContents) {
  pgn::WriterOptions options;
  options.no_comments = true;
  EXPECT_EQ(movetext("1. 32-28 ({only words}) 19-23 () *", options), "1. 32-28 19-23 *\n");
}

TEST(PdnWriter, TerminatorAndTagAgreeUnlessBothAreGiven) {
  EXPECT_NE(exported("[Result \"2-0\"]\n1. 32-28 *").find("[Result \"2-0\"]\n\n1. 32-28 2-0\n"),
            std::string::npos);
  EXPECT_NE(exported("1. 32-28 0-2").find("[Result \"0-2\"]\n\n1. 32-28 0-2\n"), std::string::npos);
  EXPECT_NE(exported("[Result \"2-0\"]\n1. 32-28 0-2").find("[Result \"2-0\"]\n\n1. 32-28 0-2\n"),
            std::string::npos);
  pgn::WriterOptions star;
  star.star_terminator = true;
  EXPECT_NE(exported("1. 32-28 0-2", star).find("[Result \"0-2\"]\n\n1. 32-28 *\n"), std::string::npos);
}

TEST(PdnWriter, WritesOtherEncodings) {
  pgn::WriterOptions options;
  options.encoding = text::OutputEncoding::latin_1;
  EXPECT_NE(exported("[White \"Müller\"]\n*", options).find("[White \"M\xFCller\"]"), std::string::npos);
  options.encoding = text::OutputEncoding::ascii;
  EXPECT_NE(exported("[White \"Абациев Н.\"]\n*", options).find("[White \"Abatsiev N.\"]"),
            std::string::npos);
}

TEST(PdnWriter, WritesCarriageReturnsOnRequest) {
  pgn::WriterOptions options;
  options.crlf = true;
  const std::string text = exported("1. 32-28 *", options);
  EXPECT_EQ(std::count(text.begin(), text.end(), '\r'), std::count(text.begin(), text.end(), '\n'));
}

}  // namespace

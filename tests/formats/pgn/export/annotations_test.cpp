// Tests the form of variations, glyphs and comments. The standard does not define it; docs/pgn.md, "Writing",
// does.
#include "chess_export.hpp"
#include "support/grammar.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt;
using test::exported;
using test::movetext;

TEST(Variations, ReplaceTheMoveBeforeThem) {
  EXPECT_EQ(movetext("1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 *"),
            "1. e4 e5 (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6) 2. Nf3 *");
}

TEST(Variations, TheNextBlackMoveHasItsNumber) {
  EXPECT_EQ(movetext("1. e4 (1. d4 d5) e5 *"), "1. e4 (1. d4 d5) 1... e5 *");
}

TEST(Variations, KeepACommentBeforeTheirFirstMove) {
  EXPECT_EQ(movetext("1. e4 e5 ( {or} c5) 2. Nf3 *"), "1. e4 e5 ({or} 1... c5) 2. Nf3 *");
}

TEST(Variations, BecomeACommentIfTheyHaveNoMove) {
  EXPECT_EQ(movetext("1. e4 ({just words}) e5 () 2. Nf3 *"), "1. e4 {just words} 1... e5 2. Nf3 *");
}

TEST(Glyphs, AscendWithinTheirClass) {
  EXPECT_EQ(movetext("1. e4 $146 $14 $10 $5 $1 $138 e5 *"), "1. e4 $1 $5 $10 $14 $138 $146 1... e5 *");
}

TEST(Glyphs, AreWrittenOncePerMove) {
  EXPECT_EQ(movetext("1. e4! $1 $14 {c} $14 $1 e5 $1 *"), "1. e4 $1 $14 {c} 1... e5 $1 *");
}

TEST(Glyphs, ZeroIsNeverWritten) {
  EXPECT_EQ(movetext("1. e4 $0 e5 $0 $1 *"), "1. e4 e5 $1 *");
}

// A variation that contains only $0 and comments is dropped.
TEST(Glyphs, ZeroDoesNotMakeAVariation) {
  EXPECT_EQ(movetext("1. e4 ($0 {c}) e5 *"), "1. e4 {c} 1... e5 *");
}

TEST(Glyphs, Beyond255AreKeptWithAWarning) {
  EXPECT_EQ(movetext("1. e4 $256 e5 *"), "1. e4 $256 1... e5 *");
  EXPECT_EQ(test::faults("1. e4 $256 e5 $255 *"), "nag-range");
}

TEST(Comments, BlanksAreFolded) {
  EXPECT_EQ(movetext("1. e4 {  a\n\n b\t c } *"), "1. e4 {a b c} *");
}

TEST(Comments, EmptyOnesAreDropped) {
  EXPECT_EQ(movetext("1. e4 {} e5 { \n } *"), "1. e4 e5 *");
}

TEST(Comments, AdjacentOnesAreJoined) {
  EXPECT_EQ(movetext("1. e4 {a} {b} ;c\ne5 *"), "1. e4 {a b c} 1... e5 *");
}

TEST(Comments, AreKeptApartOnRequest) {
  pgn::WriterOptions apart;
  apart.comments_apart = true;
  EXPECT_EQ(movetext("{x} {y} 1. e4 {a} {} {b} ;c\ne5 *", apart), "{x} {y} 1. e4 {a} {b} {c} 1... e5 *");
}

TEST(Comments, EmbeddedCommandsAreNeverBroken) {
  pgn::WriterOptions narrow;
  narrow.line_width = 12;
  EXPECT_EQ(movetext("1. e4 {[%csl  Ga1, Rb2,Yc3] x} *", narrow), "1. e4\n{[%csl  Ga1, Rb2,Yc3]\nx} *");
}

// Only a line comment can hold a "}", because a "}" would end a comment in braces.
TEST(Comments, AClosingBraceRequiresALineComment) {
  EXPECT_EQ(movetext("1. e4 ; a }  b {c\ne5 *"), "1. e4\n;a } b {c\n1... e5 *");
  EXPECT_EQ(movetext("1. e4 {x} ; a } b\n; c } d\n{y} e5 *"), "1. e4 {x}\n;a } b\n;c } d\n{y} 1... e5 *");
}

TEST(Comments, AClosingBraceIsWrittenAnywhere) {
  EXPECT_EQ(movetext("; a } b\n1. e4 *"), ";a } b\n1. e4 *");
  EXPECT_EQ(movetext("1. e4 ; a } b\n*"), "1. e4\n;a } b\n*");
  EXPECT_EQ(movetext("1. e4 (1. d4 ;a } b\n) 1... e5 *"), "1. e4 (1. d4\n;a } b\n) 1... e5 *");
  EXPECT_EQ(movetext("1. e4 (;a } b\n1. d4) 1... e5 *"), "1. e4 (\n;a } b\n1. d4) 1... e5 *");
  EXPECT_EQ(movetext("1. e4 * ;a } b\n"), "1. e4\n;a } b\n*");
}

// If a comment is too long for one line, only its part with the "}" becomes a line comment.
TEST(Comments, ALineCommentIsNotLongerThanALine) {
  const std::string words = "one two three four five six seven eight nine ten eleven twelve";
  EXPECT_EQ(movetext("1. e4 ;} " + words + " and\ne5 *"), "1. e4\n;} " + words + " and\n1... e5 *");
  const std::string parts = "1. e4\n;}\n{" + words + " thirteen words\nover}\n;} a}b\n{and} 1... e5 *";
  EXPECT_EQ(movetext("1. e4 ;} " + words + " thirteen words over } a}b and\ne5 *"), parts);
  EXPECT_EQ(movetext(parts), parts);
}

TEST(Comments, PdnUsesParenthesesInstead) {
  const std::string_view text = "1. 32-28 ; a } b\n*";
  Record record;
  pgn::read_record(text, 0, test::pdn(), record);
  std::string out;
  pgn::Writer(pgn::pdn()).write_movetext(record, out);
  EXPECT_EQ(out, "1. 32-28 {a ) b} *\n");
}

}  // namespace

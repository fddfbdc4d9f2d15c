// Tests the export format of Portable Game Notation (sections 3.2, 8 and 9), one test for each rule. The
// rules have the numbers that docs/pgn.md gives them in "The export format, rule by rule".
#include "chess_export.hpp"

#include <algorithm>
#include <cctype>
#include <gtest/gtest.h>

namespace {

using namespace mt;
using test::exported;
using test::lines_of;
using test::movetext;

constexpr std::string_view played =
    "[Event \"Club\"]\n\n1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.O-O Be7 6.Re1 b5 7.Bb3 d6 8.c3 O-O 9.h3 Nb8 "
    "10.d4 Nbd7 11.c4 c6 {a word, and another} 12.cxb5 axb5 13.Nc3 Bb7 14.Bg5 b4 15.Nb1 h6 16.Bh4 c5 1-0";

TEST(ExportRules, E1LinesEndWithOneLineFeed) {
  const std::string text = exported("[Event \"a\"]\r\n\r\n1. e4\r e5 {b\r\nc}\r\n*\r\n");
  EXPECT_EQ(text.find('\r'), std::string::npos);
  EXPECT_NE(text.find("1. e4 e5 {b c} *\n"), std::string::npos);
}

TEST(ExportRules, E2ControlCharactersBecomeASpace) {
  const std::string text = exported(
      "[Event \"a\tb\vc\x01"
      "d\"]\n\n1. e4 {x\ty\x02z} *");
  EXPECT_NE(text.find("[Event \"a b c d\"]"), std::string::npos) << text;
  EXPECT_NE(text.find("{x y z}"), std::string::npos) << text;
}

TEST(ExportRules, E3ThereIsNoByteOrderMark) {
  EXPECT_EQ(exported("\xEF\xBB\xBF[Event \"a\"]\n\n*\n\xEF\xBB\xBF[Event \"b\"]\n\n*\n").find("\xEF\xBB\xBF"),
            std::string::npos);
}

TEST(ExportRules, E4TagPairsBeginALine) {
  const auto lines = lines_of(exported("  [ Event   \"a\" ] [whitetitle \"GM\"]\n[opening\"x\"]*"));
  EXPECT_EQ(lines[0], "[Event \"a\"]");
  EXPECT_EQ(lines[7], "[Opening \"x\"]");
  EXPECT_EQ(lines[8], "[WhiteTitle \"GM\"]");
}

TEST(ExportRules, E5OnlyQuotesAndBackslashesAreEscaped) {
  const std::string name(300, 'n');
  const std::string text =
      exported("[Event \"a \\\"b\\\" c\\\\d e\\n\"]\n[Site \"" + name + " " + name + "\"]\n\n*");
  EXPECT_NE(text.find(R"([Event "a \"b\" c\\d e\\n"])"), std::string::npos) << text;
  EXPECT_NE(text.find("[Site \"" + name + " " + name + "\"]\n"), std::string::npos);
}

TEST(ExportRules, E6SevenTagRosterIsCompleteAndComesFirst) {
  EXPECT_EQ(
      exported("[Black \"B\"]\n\n*"),
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"B\"]\n"
      "[Result \"*\"]\n\n*\n\n");
}

TEST(ExportRules, E7OtherTagsAreOrderedByBytes) {
  const auto lines = lines_of(
      exported("[a_b \"1\"]\n[WhiteElo \"2\"]\n[ECO \"C20\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]\n"
               "[Annotator \"3\"]\n[SetUp \"1\"]\n[E2 \"4\"]\n\n*"));
  const std::vector<std::string> others(lines.begin() + 7, lines.begin() + 14);
  const std::vector<std::string> expected{"[A_b \"1\"]",
                                          "[Annotator \"3\"]",
                                          "[E2 \"4\"]",
                                          "[ECO \"C20\"]",
                                          "[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 1\"]",
                                          "[SetUp \"1\"]",
                                          "[WhiteElo \"2\"]"};
  EXPECT_EQ(others, expected);
}

TEST(ExportRules, E8OneEmptyLineFollowsTheTags) {
  EXPECT_NE(exported("[Event \"a\"]\n\n\n\n1. e4 *").find("[Result \"*\"]\n\n1. e4 *\n"), std::string::npos);
  EXPECT_NE(exported("[Event \"a\"] 1. e4 *").find("[Result \"*\"]\n\n1. e4 *\n"), std::string::npos);
}

TEST(ExportRules, E9LinesAreFilledGreedilyUpTo79Columns) {
  const auto lines = lines_of(movetext(played));
  ASSERT_GT(lines.size(), 2U);
  for (std::size_t i = 0; i < lines.size(); ++i) {
    EXPECT_LE(lines[i].size(), 79U);
    if (i == 0) continue;
    const std::string first = lines[i].substr(0, lines[i].find(' '));
    EXPECT_GT(lines[i - 1].size() + 1 + first.size(), 79U) << lines[i];
  }
}

TEST(ExportRules, E10LinesHaveNoSpaceAtEitherEnd) {
  for (const std::string& line : lines_of(movetext(played))) {
    EXPECT_NE(line.front(), ' ');
    EXPECT_NE(line.back(), ' ');
    EXPECT_EQ(line.find("  "), std::string::npos);
  }
}

TEST(ExportRules, E11NumberAndMoveAreSeparateTokens) {
  pgn::WriterOptions narrow;
  narrow.line_width = 11;
  EXPECT_EQ(movetext("1.e4 e5 2.Nf3 Nc6 *", narrow), "1. e4 e5 2.\nNf3 Nc6 *");
}

TEST(ExportRules, E12WhiteMoveHasItsNumber) {
  EXPECT_EQ(movetext("e4 e5 Nf3 Nc6 *"), "1. e4 e5 2. Nf3 Nc6 *");
}

TEST(ExportRules, E13BlackMovesAreNumberedAfterAnInterruption) {
  EXPECT_EQ(movetext("1. e4 1... e5 2. Nf3 2... Nc6 *"), "1. e4 e5 2. Nf3 Nc6 *");
  EXPECT_EQ(movetext("1. e4 {c} e5 2. Nf3 $1 Nc6 3. Bb5 (3. Bc4) a6 *"),
            "1. e4 {c} 1... e5 2. Nf3 $1 2... Nc6 3. Bb5 (3. Bc4) 3... a6 *");
  EXPECT_EQ(movetext("1. e4 e5 (c5 Nf3 d6) *"), "1. e4 e5 (1... c5 2. Nf3 d6) *");
  EXPECT_EQ(movetext("[FEN \"4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 7\"]\n\n1. e5 e4 *"), "7... e5 8. e4 *");
}

TEST(ExportRules, E13LooseNumbersOmitsThemAfterAGlyph) {
  pgn::WriterOptions loose;
  loose.loose_numbers = true;
  EXPECT_EQ(movetext("1. e4! e5 {c} 2. Nf3 $1 {d} Nc6 3. Bb5 $6 (3. Bc4) a6 *", loose),
            "1. e4 $1 e5 {c} 2. Nf3 $1 {d} 2... Nc6 3. Bb5 $6 (3. Bc4) 3... a6 *");
}

TEST(ExportRules, E14MovesAreCanonicalSan) {
  EXPECT_EQ(movetext("1. e2-e4 e7e5 2. Ng1-f3 Nb8c6 3. Bf1b5+ a7-a6 4. Bb5:c6 d7xc6 5. 0-0 Bg4 *"),
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O Bg4 *");
}

TEST(ExportRules, E15SuffixesBecomeGlyphNumbers) {
  EXPECT_EQ(movetext("1. e4! e5? 2. Nf3!! Nc6?? 3. Bb5!? a6?! *"),
            "1. e4 $1 1... e5 $2 2. Nf3 $3 2... Nc6 $4 3. Bb5 $5 3... a6 $6 *");
}

TEST(ExportRules, E16TerminationIsWrittenOnceAndEqualsTheTag) {
  for (const auto& [text, result] :
       {std::pair{"1. e4 1-0", "1-0"}, std::pair{"[Result \"0-1\"]\n\n1. e4 *", "0-1"},
        std::pair{"[Result \"0-1\"]\n\n1. e4 1-0", "1-0"}, std::pair{"[Result \"1/2\"]\n\n1. e4", "1/2-1/2"},
        std::pair{"1. e4 1-0 *", "1-0"}, std::pair{"1. e4", "*"}, std::pair{"1. e4 1:0", "1-0"},
        std::pair{"1. e4 0:1", "0-1"}, std::pair{"1. e4 1/2:1/2", "1/2-1/2"}, std::pair{"1. e4 1-O", "1-0"},
        std::pair{"1. e4 O-1", "0-1"}, std::pair{"1. e4 1\u20110", "1-0"}}) {
    const std::string out = exported(text);
    EXPECT_NE(out.find("[Result \"" + std::string(result) + "\"]\n\n1. e4 " + result + "\n\n"),
              std::string::npos)
        << text << "\n"
        << out;
  }
}

TEST(ExportRules, E17OneEmptyLineFollowsEveryGame) {
  const std::string out = exported("1. e4 * 1. d4 *");
  EXPECT_NE(out.find("1. e4 *\n\n[Event"), std::string::npos);
  EXPECT_EQ(out.substr(out.size() - 9), "1. d4 *\n\n");
}

TEST(ExportRules, E18EmptyGamesHaveTagsAndMarker) {
  EXPECT_NE(exported("[Event \"a\"]\n[Result \"1-0\"]\n\n1-0").find("[Result \"1-0\"]\n\n1-0\n\n"),
            std::string::npos);
}

TEST(ExportRules, E19PieceLettersAreEnglish) {
  EXPECT_EQ(movetext("1. Pe2-e4 e5 2. \u2658f3 \u265Ec6 3. Bb5 *"), "1. e4 e5 2. Nf3 Nc6 3. Bb5 *");
}

}  // namespace

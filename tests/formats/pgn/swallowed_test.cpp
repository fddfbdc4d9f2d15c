// Tests comments that contain moves of the game, and damaged tag pairs.
#include "movetext/formats/pgn/swallowed_moves.hpp"
#include "support/pdn.hpp"

#include <gtest/gtest.h>

namespace {

using namespace mt;

std::string faults_of(std::string_view text) {
  Record record;
  pgn::read_record(text, 0, test::pgn(), record);
  std::string all;
  for (const Diagnostic& fault : record.diagnostics)
    all += (all.empty() ? "" : "; ") + std::string(name(fault.code)) + ": " + fault.message;
  return all;
}
std::string moves_at_end(std::string_view text) {
  return std::string(pgn::find_moves_at_end(test::pgn(), text));
}

TEST(MovesAtEnd, AreFoundInAComment) {
  EXPECT_EQ(moves_at_end("good 2. Nf3 Nc6 "), "2. Nf3 Nc6");
  EXPECT_EQ(moves_at_end("so 2.Nf3! $2 (2. d4 exd4) 2... Nc6 1-0"), "2.Nf3! $2 (2. d4 exd4) 2... Nc6 1-0");
  EXPECT_EQ(moves_at_end("2. Nf3 is good"), "");
  EXPECT_EQ(moves_at_end("the 2."), "");
  EXPECT_EQ(moves_at_end("!? + 1-0"), "");
  EXPECT_EQ(moves_at_end(""), "");
  EXPECT_EQ(pgn::first_half_move(test::pgn(), "2. Nf3"), 4);
  EXPECT_EQ(pgn::first_half_move(test::pgn(), "12...Nf3"), 25);
  EXPECT_EQ(pgn::first_half_move(test::pgn(), "Nf3"), -1);
}

TEST(BracesInComments, AreReportedWithTheMovesBeforeThem) {
  EXPECT_EQ(faults_of("1. e4 e5 {good 2. Nf3 Nc6 {best} 1-0"),
            "brace-in-comment: a { inside a comment: a } may be missing before 2. Nf3 Nc6, so that these "
            "moves are in the comment");
  EXPECT_EQ(faults_of("1. e4 {good {best} e5 1-0"),
            "brace-in-comment: a { inside a comment: a } may be missing before it");
  EXPECT_EQ(faults_of("1. e4 {good 1... e5 is met by 2. Nf3} e5 1-0"), "");
}

TEST(LineComments, AreFoundIfTheyHoldMovesOfTheGame) {
  const auto reports = [](std::string_view text) {
    return faults_of(text).find("moves-in-comment") != std::string::npos;
  };
  EXPECT_TRUE(reports("1. e4 e5 ; good 2. Nf3 Nc6\n1-0"));
  EXPECT_TRUE(reports("1. e4 e5 ; good 2. Nf3 Nc6\n3. Bb5 a6 1-0"));
  EXPECT_TRUE(reports("1. e4 ; e5\n1-0"));
  EXPECT_TRUE(reports("1. e4 e5 ; good 2. Nf3 Nc6 1-0"));
  EXPECT_TRUE(reports("1. e4 ; e5 2. Nf3\nNc6 *")) << "the moves go on behind it";
  EXPECT_TRUE(reports("1. e4 e5 2. ; Nf3\n*")) << "its number waits";
  EXPECT_TRUE(reports("1. e4 e5 2. ; Nf3 Nc6 3.\nBb5 *"));
  EXPECT_TRUE(reports("[Event \"a\"]\n\n; 1. e4 e5 2. Nf3 Nc6\n*"));
  EXPECT_TRUE(reports("; 1. e4 e5\n; 2. Nf3 Nc6\n1-0"));
  EXPECT_FALSE(reports("; 1. e4 e5 is the theme\n1. e4 e5 *"));
  EXPECT_FALSE(reports("; 1. e4 e5\n1. e4 c5 *"));
  EXPECT_FALSE(reports("1. e4 ; e5 2. Nf3\ne5 2. Nf3 *")) << "it tells what comes";
  EXPECT_FALSE(reports("1. e4 ; c5\ne5 2. Nf3 *")) << "the next number counts";
  EXPECT_FALSE(reports("1. e4 e5 ; see game 12. 1-0\n2. Nf3 *"));
  EXPECT_FALSE(reports("1. e4 e5 ; 2. Nf3 Nc6\n2. Nf3 Nc6 1-0")) << "it tells what comes";
  EXPECT_FALSE(reports("1. e4 e5 2. Nf3 ; 2. d4 exd4\nNc6 1-0")) << "another number";
  EXPECT_FALSE(reports("1. e4 e5 ; 2. Nf3 is good\n1-0"));
  EXPECT_FALSE(reports("1. e4 e5 ; e5 e4 are not the only moves\n1-0"));
}

TEST(LineComments, AreReportedIfTheyHoldMovesBeforeAnnotations) {
  const auto reports = [](const std::string& text) {
    return faults_of(text).find("moves-in-comment") != std::string::npos;
  };
  for (const std::string aside : {"{word}", "$1", "!", "(1... c5 {} 2. d4)", "{a} $2 ; b\n{c}"})
    EXPECT_TRUE(reports("1. e4 e5 ; 2. Nf3 Nc6\n" + aside + "\n*")) << aside;
  EXPECT_TRUE(reports("1. e4 e5 ; 2. Nf3 {c} Nc6\n*"));
  EXPECT_TRUE(reports("1. e4 e5 2. Nf3 ; Nc6 3. Bb5\n(2. f4) *"));
  std::string lines;
  for (int i = 0; i < 100; ++i) lines += "; word\n";
  EXPECT_TRUE(reports("1. e4 e5 ; 2. Nf3 Nc6\n" + lines + "*"));
  EXPECT_FALSE(reports("1. e4 e5 ; 2. Nf3 Nc6\n{word} 2. Nf3 *"));
  EXPECT_FALSE(reports("1. e4 e5 ; 2. Nf3 Nc6\n(1... c5) 2. Nf3 *"));
}

TEST(TagPairs, AreReportedIfDamaged) {
  const auto fault = [](std::string_view tag) { return faults_of(std::string(tag) + "\n\n1. e4 *"); };
  EXPECT_EQ(fault("[\"Adler\"]"), "tag-syntax: a tag pair without a name; it is kept as a comment");
  EXPECT_EQ(fault("[White]"), "tag-syntax: a tag pair without a value; it is kept as a comment");
  EXPECT_EQ(fault("[Event \"a\"]\nWhite \"e4 e5\"]"),
            "tag-syntax: a tag pair without its opening bracket; it is kept as a comment");
  EXPECT_NE(fault("[White Adler]").find("has no quotes"), std::string::npos);
  EXPECT_NE(fault("[White \"Adler]").find("no closing quote"), std::string::npos);
  EXPECT_NE(fault("[White \"Adler\"").find("no closing bracket"), std::string::npos);
  EXPECT_NE(fault("[White \u201CAdler\u201D]").find("typographic"), std::string::npos);
  EXPECT_NE(fault("[White \"A \"dler\" b\"]").find("contains a quote"), std::string::npos);
  EXPECT_NE(fault("[White \"Ad\nler\"]").find("next line"), std::string::npos);
  EXPECT_NE(fault("[White Player \"Adler\"]").find("several words"), std::string::npos);
  for (const std::string_view sign : {":", "=", " :", " = ", ": ", "\uFF1A"})
    EXPECT_EQ(fault("[White" + std::string(sign) + "\"Adler\"]"),
              "tag-syntax: a sign between the name and the value of this tag; write it as [Name "
              "\"value\"]")
        << sign;
}

TEST(TagPairs, ASignAfterTheNameIsNotPartOfIt) {
  Record record;
  pgn::read_record("[White: \"Adler\"]\n[Black=\"Falke\"]\n\n1. e4 *", 0, test::pgn(), record);
  EXPECT_EQ(record.tag("White"), "Adler");
  EXPECT_EQ(record.tag("Black"), "Falke");
}

TEST(TagPairs, ABackslashBeforeTheLastQuoteIsPartOfTheValue) {
  const auto white = [](std::string_view text) {
    Record record;
    pgn::read_record(text, 0, test::pgn(), record);
    return std::string(record.tag("White")) + '|' + std::string(record.tag("Black"));
  };
  EXPECT_EQ(white("[White \"Level 6\\\"]\n[Black \"b\"]\n\n1. e4 *"), "Level 6\\|b");
  EXPECT_EQ(white("[White \"Level 6\\\"] [Black \"b\"]\n\n1. e4 *"), "Level 6\\|b");
  EXPECT_EQ(white("[White \"Level 6\\\\\"]\n[Black \"b\"]\n\n1. e4 *"), "Level 6\\|b");
  EXPECT_EQ(white("[White \"the \\\"6\\\"\"]\n[Black \"b\"]\n\n1. e4 *"), "the \"6\"|b");
  EXPECT_EQ(white("[White \"a\\\"] b\"]\n[Black \"b\"]\n\n1. e4 *"), "a\"] b|b");
}

}  // namespace

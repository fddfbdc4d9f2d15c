#include "movetext/formats/sgf/writer.hpp"

#include "movetext/formats/json/reader.hpp"
#include "movetext/formats/json/writer.hpp"
#include "movetext/formats/mat/reader.hpp"
#include "movetext/formats/mat/writer.hpp"
#include "movetext/formats/sgf/reader.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt {
namespace {

std::string written(const Record& record, const sgf::WriterOptions& options = {}) {
  std::string out;
  sgf::Writer(options).write(record, out);
  return out;
}

std::string canonical(std::string_view text, const sgf::WriterOptions& options = {}) {
  Record record;
  sgf::read_record(text, 0, record);
  return written(record, options);
}

std::string through_json(std::string_view text) {
  Record record;
  sgf::read_record(text, 0, record);
  std::string json;
  json::Writer().write(record, json);
  Record again;
  json::read_record(json, 0, again);
  EXPECT_TRUE(again.diagnostics.empty()) << json;
  return written(again);
}

const std::string match =
    "(;FF[4]GM[6]CA[UTF-8]MI[length:3][game:0][ws:0][bs:0]PW[\u00C5nn]PB[B\\]ob]DT[2024-05-06]EV[Club]"
    "RU[Crawford:Nackgammon]RE[W+2R]AP[x:1]GS[M:1 2]C[first\nwords]\n"
    ";W[31hefe]A[0][hefe E ver 3 0.5]LU[0.1]C[good]\n"
    ";B[66]\n"
    ";W[double]\n"
    ";B[take]\n"
    ";W[52ywyt]\n"
    ";PL[B]DI[53]LU[0.2])\n"
    "(;FF[4]GM[6]CA[UTF-8]MI[length:3][game:1][ws:2][bs:0]PW[\u00C5nn]PB[B\\]ob]"
    "RU[Crawford:CrawfordGame:Nackgammon]RE[W+1]\n"
    ";AE[a:y]AW[a][y]AB[x][x]\n"
    ";CV[2]\n"
    ";CP[w]PL[B]\n"
    ";B[41lpab]\n"
    ";C[over])\n"
    "\n";

TEST(SgfWriter, WritesTheCanonicalForm) {
  EXPECT_EQ(canonical(match), match);
  EXPECT_EQ(through_json(match), match);
}

TEST(SgfWriter, OmitsPartsOnRequest) {
  const std::string plain = canonical(match, {.comments = false, .properties = false, .tags = false});
  EXPECT_EQ(plain.find("A[0]"), std::string::npos);
  EXPECT_EQ(plain.find("C["), std::string::npos);
  EXPECT_EQ(plain.find("DT["), std::string::npos);
  EXPECT_NE(plain.find(";W[31hefe]\n;B[66]\n"), std::string::npos) << plain;
}

// Programs that read SGF need a take after a beaver. A .mat file has no such take.
TEST(SgfWriter, WritesABeaverAsADoubleAndATake) {
  const std::string text =
      canonical("(;FF[4]GM[6]MI[length:0][game:0]PW[a]PB[b];W[double];B[double];W[take];W[21])");
  EXPECT_NE(text.find(";W[double]\n;B[double]\n;W[take]\n;W[21])"), std::string::npos) << text;
}

// Converting .mat to SGF and back keeps the names and the order of the tags. If a play is written in words,
// these words are the only loss.
TEST(SgfWriter, AMatFileIsReadBack) {
  const std::string mat =
      "; [Site \"a:b [c]\"]\n"
      "; [Player 1 \"Ann\"]\n"
      "; [EventDate \"2024.05.06\"]\n"
      "; [Crawford \"On\"]\n"
      "; [Variation \"Backgammon\"]\n"
      "\n"
      " 3 point match\n"
      "\n"
      " Game 1\n"
      " Ann : 0                          Bob : 0\n"
      "  1)                              31: 8/5 6/5\n"
      "; a word\n"
      "  2) 62: 24/18 13/11              55:\n"
      "  3)  Doubles                      Takes\n"
      "  4) 61: 25/24 13/7               52: ????\n"
      "      Wins 2 points\n"
      "; said later\n"
      "\n"
      " Game 2\n"
      " Ann : 2                          Bob : 0\n"
      "  1) 21: 13/11 6/5\n"
      "      Wins 1 point\n"
      "\n";
  Record record;
  mat::read_record(mat, 0, record);
  const std::string sgf = written(record);
  EXPECT_EQ(canonical(sgf), sgf);
  Record again;
  sgf::read_record(sgf, 0, again);
  EXPECT_TRUE(again.diagnostics.empty()) << sgf;
  std::string back;
  mat::Writer({}).write(again, back);
  EXPECT_EQ(back, mat);
}

std::string there_and_back(std::string_view mat) {
  Record record;
  mat::read_record(mat, 0, record);
  EXPECT_EQ(sgf::losses(record), "");
  const std::string sgf = written(record);
  EXPECT_EQ(canonical(sgf), sgf);
  Record again;
  sgf::read_record(sgf, 0, again);
  std::string back;
  mat::Writer({}).write(again, back);
  return back;
}

// A resignation without points is written as "RE[B+R]".
TEST(SgfWriter, WritesAResignationWithoutPoints) {
  for (const std::string_view words :
       {"  1) 61: ????\n", "  1)  Concedes\n", "  1) 61: 13/7 8/7                  Concedes\n"}) {
    const std::string mat =
        " 5 point match\n\n Game 1\n a : 0                            b : 0\n" + std::string(words) + "\n";
    EXPECT_EQ(there_and_back(mat), mat);
  }
}

TEST(SgfWriter, KeepsCommentsBeforeTheFirstGame) {
  const std::string mat =
      "; [Event \"x\"]\n; said [1]: of the match\n; and more\n 5 point match\n\n Game 1\n"
      " a : 0                            b : 0\n; said of the game\n  1) 31: 8/5 6/5\n\n";
  EXPECT_EQ(there_and_back(mat), mat);
}

TEST(SgfWriter, WritesAMatchWithoutGames) {
  EXPECT_EQ(there_and_back(" 5 point match\n\n"), " 5 point match\n\n");
  EXPECT_EQ(there_and_back("; a word\n 5 point match\n\n"), "; a word\n 5 point match\n\n");
}

// A name is SimpleText, so control characters are replaced. Writing it again gives the same text.
TEST(SgfWriter, ReplacesControlCharactersInNames) {
  Record record;
  mat::read_record("; [Si\x17te \"x\"]\n 1 point match\n Game 1\n a\x17z : 0     b : 0\n", 0, record);
  const std::string sgf = written(record);
  EXPECT_NE(sgf.find("PW[a z]"), std::string::npos) << sgf;
  EXPECT_EQ(canonical(sgf), sgf);
}

TEST(SgfWriter, WritesPlaysOfEverySpelling) {
  Record record;
  mat::read_record(
      " 1 point match\n Game 1\n a : 0     b : 0\n 1) 31: Bar/22 6/5*(2)            64: 13/7*/3\n", 0,
      record);
  const std::string text = written(record);
  EXPECT_NE(text.find(";W[31yvfefe]\n;B[64lrrv]"), std::string::npos) << text;
  EXPECT_EQ(sgf::losses(record), "");
}

TEST(SgfWriter, LossesAreReportedAndKeptInComments) {
  Record record;
  mat::read_record(" 1 point match\n Game 1\n a : 0     b : 0\n 1) 31: 8/5 5/44            64: 13/7\n", 0,
                   record);
  EXPECT_EQ(sgf::losses(record), "1 play that does not match single dice");
  const std::string text = written(record);
  EXPECT_NE(text.find(";W[31]C[8/5 5/44]"), std::string::npos) << text;
  const auto losses_of = [&](const std::string& lines) {
    const std::string mat = " 1 point match\n Game 1\n a : 0     b : 0\n" + lines;
    mat::read_record(mat, 0, record);
    return sgf::losses(record);
  };
  const std::string board =
      "1;0;0;0;1;b;a;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;";
  EXPECT_EQ(losses_of(" 1) 31: Illegal play (" + board + "0;0;)\n"), "");
  EXPECT_EQ(losses_of(" 1) 31: Illegal play (" + board + "4;2;)\n"), "1 position's dice");
  EXPECT_EQ(losses_of(" 1) 31: ????     42: 8/4 6/4\n"), "1 resignation after which the game continued");
}

}  // namespace
}  // namespace mt

// Unsupported files are recognised by their content, whatever their names are.
#include "movetext/archive/core/other_kind.hpp"

#include "runner.hpp"

#include <cstdlib>
#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <utility>

namespace mt::archive {
namespace {

using namespace std::string_view_literals;

std::string kind(std::string_view bytes, std::string_view path = "-") {
  const auto other = find_other_kind(bytes, path);
  return other ? other->words : "";
}

// Returns a text of `size` bytes that begins with a header and has arbitrary contents after it.
std::string filled(std::string_view begin, std::size_t size = 300) {
  std::string out(begin);
  for (unsigned char c = 0; out.size() < size; c = static_cast<unsigned char>(c * 5 + 3))
    out += static_cast<char>(c);
  return out;
}

TEST(OtherKind, IsRecognisedByItsFirstBytes) {
  struct Row {
    std::string_view begin;
    std::string_view word;
  };
  const Row rows[] = {
      {"Scid.si\0"sv, ".si4"},
      {"SQLite format 3\0"sv, "SQLite"},
      {"PK\3\4"sv, "zip"},
      {"7z\xBC\xAF\x27\x1C"sv, "7-Zip"},
      {"Rar!\x1A\x07"sv, "RAR"},
      {"%PDF-1.7"sv, "PDF"},
      {"{\\rtf1"sv, "RTF"},
      {"\x89PNG\r\n\x1A\n"sv, "PNG"},
      {"\xFF\xD8\xFF\xE0"sv, "JPEG"},
      {"PK\3\4\x14\0\6\0\b\0\0\0!\0\0\0\0\0\0\0\0\0\0\0\0\0\x13\0\b\2[Content_Types].xml"sv, "Office"},
      {"RIFF\x10\0\0\0WEBPVP8 "sv, "WebP"},
      {"BM\x36\0\x0c\0\0\0\0\0"sv, "BMP"},
      {"II*\0"sv, "TIFF"},
      {"\x7F"
       "ELF"sv,
       "ELF"}};
  for (const Row& row : rows)
    for (const std::string_view path : {"-", "x.pgn", "x.XG", "games"})
      EXPECT_NE(kind(filled(row.begin), path).find(row.word), std::string::npos) << row.word;
}

TEST(OtherKind, IsATarArchiveEvenIfItContainsAGame) {
  std::string tar("game.pgn");
  tar.resize(257);
  tar += "ustar";
  tar.resize(512);
  EXPECT_NE(kind(tar + "[Event \"?\"]\n\n1. e4 *\n").find("tar"), std::string::npos);
}

TEST(OtherKind, IsRecognisedByItsNameIfItHasNoSignature) {
  const std::string bytes = filled("\x01\x02\x03\x04"sv);
  EXPECT_NE(kind(bytes, "a/b.CBH").find("ChessBase"), std::string::npos);
  EXPECT_NE(kind(bytes, "b.sg4").find("Scid"), std::string::npos);
  EXPECT_NE(kind(bytes).find("unknown kind"), std::string::npos);
  EXPECT_NE(kind(bytes, "a/b.WTB").find("--from wthor"), std::string::npos)
      << "the beginning of the file may be damaged";
  EXPECT_EQ(kind("1. e4 e5 *", "x.cbh"), "") << "the content counts more than the name";
}

TEST(OtherKind, IsAMatchOfAnotherProgramAsText) {
  EXPECT_NE(kind("{\"version\":1,\"compression\":\"gzip\",\"encoding\":\"smile\"}\n\x1F\x8B").find("BGBlitz"),
            std::string::npos);
  EXPECT_NE(
      kind("MatchId: 1\nPlayer1: A\nPlayer2: B\nStake: 0.00\n\nGame 1: 0-0\n 1) 31: 8/5 6/5\n").find(".tmg"),
      std::string::npos);
  constexpr std::string_view board = " +13-14-15-16-17-18------19-20-21-22-23-24-+     O: A\n |  |\n";
  EXPECT_NE(
      kind("The score (after 0 games) is: A 0, B 0 (match to 7 points)\n\nMove number 1:  A to play 31\n"
           " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n" +
           std::string(board))
          .find("gnubg"),
      std::string::npos);
  EXPECT_NE(kind("XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:7:10\n" + std::string(board)).find("XGID"),
            std::string::npos);
}

TEST(OtherKind, IsADocument) {
  EXPECT_NE(kind("<!doctype html>\n<p>none").find("HTML"), std::string::npos);
  for (const std::string_view page :
       {"<html>\n<p>none", "<!-- saved -->\n<!-- twice -->\n<BODY class=\"a\">none", "<div>none</div>",
        "<p>none", "<script>var a=1;</script>"})
    EXPECT_NE(kind(page).find("HTML"), std::string::npos) << page;
  EXPECT_NE(kind("<html><body>1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *</body></html>").find("HTML"),
            std::string::npos);
  EXPECT_EQ(kind("<html><pre>1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *</pre>"), "") << "the page contains a game";
  EXPECT_NE(kind("\xEF\xBB\xBF<?xml version=\"1.0\"?>\n<a/>").find("XML"), std::string::npos);
}

TEST(OtherKind, IsATableOfChess) {
  constexpr std::string_view puzzle =
      "00008,r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - 0 24,f2g3 e6e7 b2b1,1798,77,95,8399,a b,c,\n";
  EXPECT_NE(kind(puzzle).find("puzzles"), std::string::npos);
  EXPECT_NE(kind("PuzzleId,FEN,Moves,Rating,RatingDeviation\n" + std::string(puzzle)).find("puzzles"),
            std::string::npos);
  for (const char separator : {';', '\t', '|'}) {
    std::string other(puzzle);
    std::replace(other.begin(), other.end(), ',', separator);
    EXPECT_NE(kind(other).find("puzzles"), std::string::npos) << separator;
  }
  EXPECT_NE(kind("Rating;FEN;Moves\n1800;8/8/8/8/8/8/8/8 w - -;e2e4\n").find("puzzles"), std::string::npos);
  EXPECT_EQ(kind("r6k/pp2r2p/4Rp1Q/3p4/8/1N1P2R1/PqP2bPP/7K b - - bm Kg1; id \"a\";\n"), "") << "EPD";
  constexpr std::string_view player =
      "001    1 m GM Adler, Anna                       2500 NED     1000001 1990/01/01  2.0    1     2 w 1\n";
  EXPECT_EQ(kind("012 Example Open\n042 2024/05/01\n" + std::string(player)), "") << "reports are read";
  EXPECT_EQ(kind("001 e4 e5\n002 Nf3\n"), "") << "the numbers are move numbers";
  EXPECT_NE(
      kind(
          R"({"id":"a","rated":true,"variant":"standard","perf":"blitz","players":{"white":{}},"moves":"e4"})")
          .find("lichess"),
      std::string::npos);
  EXPECT_NE(kind(R"({"games":[{"url":"https://a","pgn":"[Event \"a\"]\n\n1. e4 *"}]})").find("chess.com"),
            std::string::npos);
}

// If a tag names an unsupported game, each record is reported separately, because the file may also have
// records of other games.
TEST(OtherKind, IsNotAFileWhoseRecordsNameTheirGame) {
  EXPECT_EQ(kind("[Game \"Othello\"]\n\n1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 *"), "");
}

TEST(OtherKind, IsNotARecordInOddSurroundings) {
  using std::string;
  constexpr std::string_view record = "[Event \"?\"]\n\n1. e4 e5 *\n";
  for (const string& before : {string(), string("<html><body><pre>\n"),
                               string("From: a@example.org\nSubject: b\nTo: c\n\nGame 1: this\n\n"),
                               string("XGID=-b----E-C---eE---c-e----B-:0:0:1:21:0:0:0:7:10\n"),
                               string("\0\0\0\0"sv), string("\xEF\xBB\xBF"), string("\1\2\3\4\5\n")}) {
    EXPECT_EQ(kind(before + string(record)), "") << before;
    EXPECT_EQ(kind(string(record) + before), "") << before;
  }
  EXPECT_EQ(kind(string(record) + string(5000, '\0')), "");
  for (const std::string_view text :
       {"", "1. e4 *", "Dear friend,\nno game today.\n", "1. c4 c5 2. g3 g6 3. Bg2 Bg7 4. e3 e6 *",
        "1. d3 c5 *", "(;FF[4]GM[6])", " 5 point match\n\n Game 1\n A : 0   B : 0\n", "1. 32-28 19-23 *",
        "{\"version\": 1, \"tags\": []}"})
    EXPECT_EQ(kind(text), "") << text;
}

TEST(OtherKind, IsATable) {
  for (const std::string_view text :
       {"Event,Site,Date,White,Black,Result,Moves\nx,y,2001,A,B,1-0,1. e4 e5 1-0\n",
        "\"White\";\"Black\";\"Result\"\r\n\"A\";\"B\";\"1-0\"\r\n",
        "id\tfen\tmoves\n00\trnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\te2e4 e7e5\n",
        "fen\tdepth\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\t3\n"})
    EXPECT_EQ(kind(text).substr(0, 7), "a table") << text;
  for (const std::string_view text :
       {"1. e4 e5, Event, White\n2. Nf3 *\n", "White, Black and the result\n\n1. e4 e5 1-0\n",
        "White, Black, Result\n\n1. e4 e5 1-0\n", "f5,d6,c3\nd3,c4,f4\n"})
    EXPECT_EQ(kind(text), "") << text;
}

}  // namespace
}  // namespace mt::archive

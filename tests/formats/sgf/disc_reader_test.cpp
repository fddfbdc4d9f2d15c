// Tests reading Othello games in SGF.
#include "movetext/formats/sgf/reader.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::sgf {
namespace {

struct Read {
  Found found = Found::none;
  std::string tape{};
  std::string tags{};
  std::string codes{};
  std::size_t end = 0;
};

std::string shown(const Record& record, const Event& event) {
  const std::string text(record.text(event));
  switch (event.kind) {
    case EventKind::ply:
      return ((event.flags & names_first) != 0 ? "B " : "W ") + text;
    case EventKind::null_ply:
      return (event.flags & names_first) != 0 ? "B -" : "W -";
    case EventKind::comment:
      return '"' + text + '"';
    case EventKind::nag:
      return '$' + std::to_string(event.value);
    case EventKind::open:
      return "(";
    case EventKind::close:
      return ")";
    default:
      return "?";
  }
}

Read read(std::string_view text) {
  Record record;
  const Reading reading = read_record(text, 0, record);
  Read result{.found = reading.found, .end = reading.end};
  for (const Event& event : record.tape)
    result.tape.append(result.tape.empty() ? "" : "|").append(shown(record, event));
  for (const Tag& tag : record.tags)
    result.tags.append(record.text(tag.name)).append("=").append(record.text(tag.value)).append(";");
  for (const Diagnostic& fault : record.diagnostics)
    result.codes.append(result.codes.empty() ? "" : " ").append(name(fault.code));
  return result;
}

TEST(SgfDiscs, ReadsAGame) {
  const Read game =
      read("(;FF[4]GM[2]SZ[8]PB[ann]PW[bob]DT[2024-05-01]RE[B+4];B[f5];W[D6]TE[1];B[cd]C[a \\] b])");
  EXPECT_EQ(game.found, Found::record);
  EXPECT_EQ(game.tape, "B f5|W D6|$1|B c4|\"a ] b\"");
  EXPECT_EQ(game.tags, "Black=ann;White=bob;Date=2024.05.01;Result=34-30;GameType=50,B,8,8,A2,0;");
  EXPECT_EQ(game.codes, "");
}

TEST(SgfDiscs, VariationsFollowTheirMove) {
  EXPECT_EQ(read("(;GM[2];B[f5](;W[d6];B[c3])(;W[f6](;B[e6])(;B[d3]))(;W[f4]))").tape,
            "B f5|W d6|(|W f6|B e6|(|B d3|)|)|(|W f4|)|B c3");
}

TEST(SgfDiscs, ReadsPassesAndStarts) {
  EXPECT_EQ(read("(;GM[2];B[f5];W[];B[PA];W[tt])").tape, "B f5|W -|B -|W -");
  const Read start = read("(;GM[2]AB[d5][e4]AW[d4][ee]PL[W];W[f4])");
  EXPECT_NE(start.tags.find("FEN=---------------------------OX------XO--------------------------- O;"),
            std::string::npos)
      << start.tags;
  EXPECT_NE(read("(;GM[2]AB[a1:b2];W[c3])").tags.find("FEN=XX------XX"), std::string::npos);
}

// SZ may come after the squares. A square of a large board has a name with a later letter or a larger number.
TEST(SgfDiscs, ReadsBoardsOfOtherSizes) {
  const Read large = read("(;GM[2]AB[e5][f6]AW[f5][e6]SZ[10]RE[B+4];B[g5]C[x](;W[gf])(;W[j10]))");
  EXPECT_EQ(large.tape, "B g5|\"x\"|W g6|(|W j10|)");
  EXPECT_NE(large.tags.find("GameType=50,B,10,10,A2,0;"), std::string::npos) << large.tags;
  EXPECT_NE(large.tags.find("Result=52-48;"), std::string::npos) << large.tags;
  EXPECT_NE(large.tags.find("FEN=" + std::string(44, '-') + "XO" + std::string(8, '-') + "OX"),
            std::string::npos)
      << large.tags;
  EXPECT_EQ(large.codes, "");
  EXPECT_NE(read("(;GM[2]SZ[6:6];B[d2])").tags.find("GameType=50,B,6,6,A2,0;"), std::string::npos);
  EXPECT_NE(read("(;GM[2]SZ[12];B[d2])").tags.find("GameType=50,B,12,12,A2,0;"), std::string::npos);
  EXPECT_NE(read("(;GM[2]SZ[6]PL[W];W[d2])").tags.find("FEN=--------------OX----XO-------------- O;"),
            std::string::npos);
  EXPECT_EQ(read("(;GM[2]SZ[8:6];B[f5])").tape, "\"SZ[8:6]\"|B f5");
}

TEST(SgfDiscs, KeepsUnknownProperties) {
  const Read game = read("(;GM[2]XY[z]KM[3];B[f5]BL[10] q;AB[a1]) rest");
  EXPECT_EQ(game.tape, "\"XY[z]\"|\"KM[3]\"|B f5|\"BL[10]\"|\"q\"|\"AB[a1]\"|\"rest\"");
  EXPECT_EQ(game.codes, "sgf-value sgf-value sgf-value");
  EXPECT_EQ(read("(;GM[2];B[f5]").codes, "sgf-syntax");
  EXPECT_EQ(read("(;GM[2];B[f5]TE[1x](a;W[d6])b(;W[f6]))").tape, "B f5|\"TE[1x]\"|W d6|(|W f6|)|\"a\"|\"b\"");
  EXPECT_NE(read("(;GM[2]RE[maybe];B[f5])").tags.find("RE=maybe"), std::string::npos);
}

TEST(SgfDiscs, RefusesTooManyNodes) {
  std::string text = "(;GM[2]";
  for (int i = 0; i < 400'000; ++i) text += ";";
  EXPECT_EQ(read(text + ")").found, Found::oversized);
  text = "(;GM[2]";
  for (int i = 0; i < 400'001; ++i) text += "C[]";
  EXPECT_EQ(read(text + ")").found, Found::oversized);
}

TEST(SgfDiscs, EachTreeIsARecord) {
  const std::string first = "(;GM[2]PB[a]PW[b];B[f5])\n";
  EXPECT_EQ(read(first + "(;GM[2]PB[a]PW[b];B[e6])").end, first.size());
  EXPECT_EQ(read(first + "(;GM[6]MI[length:3];W[31hefe])").end, first.size());
}

TEST(SgfDiscs, OtherGamesAreReported) {
  const auto message = [](std::string_view text) {
    Record record;
    EXPECT_EQ(read_record(text, 0, record).found, Found::stray);
    EXPECT_EQ(record.diagnostics.size(), 1U);
    return record.diagnostics.empty() ? std::string() : record.diagnostics.front().message;
  };
  EXPECT_EQ(message("(;FF[4]GM[1]SZ[19];B[pd])").find("GM[1] is Go"), 0U);
  EXPECT_EQ(message("(;FF[4]SZ[19];B[pd])").find("GM[1] is Go"), 0U) << "the usual game of SGF";
  EXPECT_EQ(message("(;FF[4]GM[37];B[a1])").find("GM[37] is Dvonn"), 0U);
  EXPECT_EQ(message("(;FF[4]GM[40];B[a1])").find("GM[40] is Kropki"), 0U);
  EXPECT_EQ(message("(;FF[4]GM[99];B[a1])").find("GM[99] is not the number of a game"), 0U);
  EXPECT_EQ(message("(;FF[4]GM[draughts];W[32-28])").find("GM[draughts] is not the number of a game"), 0U);
}

}  // namespace
}  // namespace mt::sgf

#include "movetext/formats/ggf/reader.hpp"

#include "movetext/base/code.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt {
namespace {

struct Shown {
  std::string tags;   // "PB=Ada|..."
  std::string tape;   // "f5 {[%emt 0:00:01]} -- ..."
  std::string codes;  // separated by blanks
  Reading reading;
  bool sides_told = false;
};

void append(std::string& list, std::string_view sign, std::string_view item) {
  list.append(list.empty() ? "" : sign).append(item);
}

Shown read(std::string_view text, std::size_t begin = 0) {
  Record record;
  Shown shown;
  shown.reading = ggf::read_record(text, begin, record);
  shown.sides_told = record.sides_told;
  for (const Tag& tag : record.tags)
    append(shown.tags, "|", std::string(record.text(tag.name)) + '=' + std::string(record.text(tag.value)));
  for (const Event& event : record.tape) {
    const std::string words(record.text(event));
    append(shown.tape, " ",
           event.kind == EventKind::ply        ? words
           : event.kind == EventKind::null_ply ? "--"
                                               : '{' + words + '}');
  }
  for (const Diagnostic& fault : record.diagnostics) append(shown.codes, " ", name(fault.code));
  return shown;
}

const std::string start = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

TEST(Ggf, PropertiesAreTags) {
  const Shown game = read(
      "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[Ada]PW[Blaise]RB[2196.37]RW[2200.35]"
      "TI[05:00//02:00]TY[8]RE[-12.000:r]" +
      start + "B[f5];)\n");
  EXPECT_EQ(
      game.tags,
      "Site=GGS/os|Date=2003.12.15|Time=12:33:18|TimeZone=MST|Black=Ada|White=Blaise|BlackRating=2196.37|"
      "WhiteRating=2200.35|TimeControl=05:00//02:00|GameType=50|Result=26-38|Termination=resignation");
  EXPECT_EQ(game.codes, "");
  EXPECT_TRUE(game.sides_told);
}

TEST(Ggf, DatesInAllShapes) {
  const auto date = [](const std::string& value) {
    return read("(;GM[Othello]DT[" + value + "]B[f5];)").tags;
  };
  const std::string end = "|GameType=50";
  EXPECT_EQ(date("2003.12.15_13:24:03.MST"), "Date=2003.12.15|Time=13:24:03|TimeZone=MST" + end);
  EXPECT_EQ(date("2000-4-16 11:13 EST"), "Date=2000.04.16|Time=11:13|TimeZone=EST" + end);
  EXPECT_EQ(date("2014-02-21 20:52:27 GMT"), "Date=2014.02.21|Time=20:52:27|TimeZone=GMT" + end);
  // date -u -d @1071520443
  EXPECT_EQ(date("1071520443"), "Date=2003.12.15|Time=20:34:03|TimeZone=GMT" + end);
  EXPECT_EQ(date("1998"), "Date=1998.??.??" + end);
  EXPECT_EQ(date("yesterday"), "Date=yesterday" + end);
  EXPECT_EQ(read("(;GM[Othello]DT[yesterday]B[f5];)").codes, "bad-date");
  EXPECT_EQ(read("(;GM[Othello]DT[2000-04-16 25:13]B[f5];)").codes, "bad-date");
}

TEST(Ggf, ResultsAreScores) {
  const auto result = [](const std::string& value) {
    return read("(;GM[Othello]RE[" + value + "]B[f5];)").tags;
  };
  EXPECT_EQ(result("+2.000"), "GameType=50|Result=33-31");
  EXPECT_EQ(result("-64"), "GameType=50|Result=0-64");
  EXPECT_EQ(result("0"), "GameType=50|Result=32-32");
  EXPECT_EQ(result("?"), "GameType=50|Result=*");
  EXPECT_EQ(result("+64.000:t"), "GameType=50|Result=64-0|Termination=time forfeit");
  EXPECT_EQ(result("0:s"), "GameType=50|Result=32-32|Termination=mutual agreement");
  EXPECT_EQ(result("+3.5"), "GameType=50|Result=1-0|RE=+3.5");
  EXPECT_EQ(result("won"), "GameType=50|RE=won");
  EXPECT_EQ(read("(;GM[Othello]RE[won]B[f5];)").codes, "bad-result");
  EXPECT_EQ(read("(;GM[Othello]TY[8k]RE[+4.000]B[f5];)").tags, "GameType=50|TY=8k|Result=*|RE=+4.000");
}

TEST(Ggf, TheBoardIsThatOfBo) {
  const std::string small = "BO[6 ------ ------ --O*-- --*O-- ------ ------ *]";
  EXPECT_EQ(read("(;GM[Othello]TY[6a]" + small + "B[c2];)").tags,
            "GameType=50,B,6,6,A2,0|Variant=6x6 Losing");
  const Shown other = read("(;GM[Othello]TY[8]" + small + "B[c2];)");
  EXPECT_EQ(other.tags, "GameType=50,B,6,6,A2,0|Variant=6x6|TY=8");
  EXPECT_EQ(other.codes, "ggf-value");
  EXPECT_EQ(read("(;GM[Othello]TY[8r4]BO[8 " + std::string(27, '-') + "OO------**" + std::string(27, '-') +
                 " O]W[c3];)")
                .tags,
            "GameType=50|FEN=" + std::string(27, '-') + "OO------XX" + std::string(27, '-') + " O|TY=8r4");
  EXPECT_EQ(read("(;GM[Othello]BO[8 ---- *]B[f5];)").tags, "GameType=50|FEN=8 ---- *");
}

TEST(Ggf, EvaluationsAndTimesAreComments) {
  EXPECT_EQ(
      read("(;GM[Othello]" + start + "B[f5//0.01]W[d6/2.39/97.63]B[C3/+1.5]W[d3/-2.00/7200]B[c4/0.00];)")
          .tape,
      "f5 {[%emt 0:00:00.01]} d6 {[%eval -2.39] [%emt 0:01:37.63]} C3 {[%eval 1.5]} "
      "d3 {[%eval 2.00] [%emt 2:00:00]} c4 {[%eval 0.00]}");
  const Shown odd = read("(;GM[Othello]" + start + "B[f5/book/1:02]W[d6/1/2/3];)");
  EXPECT_EQ(odd.tape, "f5 {[%eval book] [%emt 1:02]} d6 {[%eval -1] [%emt 2/3]}");
  EXPECT_EQ(odd.codes, "ggf-value ggf-value ggf-value");
}

TEST(Ggf, ColoursSayThePassesThatAreLeftOut) {
  EXPECT_EQ(read("(;GM[Othello]" + start + "B[f5]B[d6]W[PA]B[e3]W[pass]W[c4];)").tape,
            "f5 -- d6 -- e3 -- -- c4");
}

TEST(Ggf, GamesOfALineAreRecords) {
  const std::string one = "2 (;GM[Othello]B[f5];)";
  const std::string two = "(;GM[Othello]B[d3];)\n";
  const Shown first = read(one + two);
  EXPECT_EQ(first.reading.end, one.size());
  EXPECT_EQ(first.tags, "GameType=50|MatchGame=1/2");
  EXPECT_EQ(read(one + two, one.size()).tags, "GameType=50|MatchGame=2/2");
  EXPECT_EQ(read("2 (;GM[Othello]B[f5];)\n").codes, "ggf-value");
  EXPECT_EQ(read("1 (;GM[Othello]B[f5];)\n").codes, "");
}

TEST(Ggf, WhatIsDamagedIsSaid) {
  const auto codes = [](const std::string& text) { return read(text).codes; };
  EXPECT_EQ(codes("(;GM[Othello]B[f5]W[d6]"), "ggf-syntax");
  EXPECT_EQ(codes("(;GM[Othello]B[f5]W(d6]B[c3];)"), "ggf-syntax");
  EXPECT_EQ(codes("(;GM[Othello]B[f5)W[d6]B[c3];)"), "ggf-syntax");
  EXPECT_EQ(codes("(;GM[Othello]B[f5]X[d6]B[c3];)"), "ggf-value");
  EXPECT_EQ(codes("(;GM[Othello]B[f5]W[]B[c3];)"), "move-syntax");
  EXPECT_EQ(codes("(;GM[Othello]B[f5];)\nwords\n"), "junk");
  EXPECT_EQ(codes("(;GM[Othello]B[f5];)\n1 ;GM[Othello]B[f5];)\n"), "ggf-syntax");
  EXPECT_EQ(codes("(;GM[Chess]B[f5];)"), "other-game");
  EXPECT_EQ(codes("nothing"), "no-game");
  EXPECT_EQ(codes("(;GM[Othello];)"), "empty-game");
}

TEST(Ggf, IsToldFromSgf) {
  EXPECT_TRUE(ggf::holds_game("1 (;GM[Othello]PC[GGS/os]"));
  EXPECT_TRUE(ggf::holds_game("(;GM[OTHELLO]"));
  EXPECT_TRUE(ggf::holds_game("2 (;\nGM[Othello]"));
  EXPECT_FALSE(ggf::holds_game("(;FF[4]GM[2]"));
  EXPECT_FALSE(ggf::holds_game("(;GM[6]"));
  EXPECT_FALSE(ggf::holds_game("words (;GM[Othello]"));
  EXPECT_FALSE(ggf::holds_game(""));
}

}  // namespace
}  // namespace mt

#include "movetext/formats/ggf/reader.hpp"

#include "movetext/formats/sgf/reader.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::ggf {
namespace {

struct Shown {
  std::string tags;   // "name=value", joined by "|"
  std::string tape;   // events joined by "|"
  std::string codes;  // codes of diagnostics, separated by blanks
  Reading reading;
};

std::string shown(const Record& record, const Event& event) {
  const std::string text(record.text(event));
  if (event.kind == EventKind::comment) return '{' + text + '}';
  const std::string side = (event.flags & names_first) != 0 ? "B " : "W ";
  return side + (event.kind == EventKind::null_ply ? "-" : text);
}

Shown read(std::string_view text) {
  Record record;
  Shown all;
  all.reading = read_record(text, 0, record);
  const auto add = [](std::string& list, const char* between, const std::string& one) {
    list.append(list.empty() ? "" : between).append(one);
  };
  for (const Tag& tag : record.tags)
    add(all.tags, "|", std::string(record.text(tag.name)) + '=' + std::string(record.text(tag.value)));
  for (const Event& event : record.tape) add(all.tape, "|", shown(record, event));
  for (const Diagnostic& fault : record.diagnostics) add(all.codes, " ", std::string(name(fault.code)));
  return all;
}

TEST(GgfReader, PropertiesBecomeTags) {
  const Shown game = read(
      "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[ann]PW[bob]RB[2196.37]RW[2200]TI[05:00//02:00]"
      "TY[s8r18]RE[+4.000:r]KB[d3/1/2]ZZ[what]XT[Event:Club: evening]B[d3//0.01]W[c5/2.39/20.97];)\n");
  EXPECT_EQ(game.tags,
            "Site=GGS/os|Date=2003.12.15|Time=12:33:18|TimeZone=MST|Black=ann|White=bob|BlackRating=2196.37|"
            "WhiteRating=2200|TimeControl=05:00//02:00|KB=d3/1/2|ZZ=what|Event=Club: evening|"
            "GameType=50,B,8,8,A2,0|TY=s8r18|Result=34-30|Termination=resignation");
  EXPECT_EQ(game.tape, "B d3|{[%emt 0:00:00.01]}|W c5|{[%eval 2.39] [%emt 0:00:20.97]}");
  EXPECT_EQ(game.codes, "");
}

TEST(GgfReader, TheStartPositionDeterminesTheBoard) {
  EXPECT_EQ(read("(;GM[Othello]TY[6a]BO[6 -------------- O*-- --*O-------------- *];)").tags,
            "GameType=50,B,6,6,A2,0|Variant=Losing");
  EXPECT_EQ(read("(;GM[Othello]TY[8]BO[6 -------------- OO-- --*O-------------- O];)").tags,
            "FEN=--------------OO----XO-------------- O|GameType=50,B,6,6,A2,0|TY=8");
  EXPECT_EQ(read("(;GM[Othello]TY[8]BO[6 -------------- OO-- --*O-------------- O];)").codes,
            "gametype-conflict");
  EXPECT_EQ(read("(;GM[Othello]TY[10];)").tags, "GameType=50,B,10,10,A2,0");
}

TEST(GgfReader, APassHasSeveralSpellings) {
  EXPECT_EQ(read("(;GM[Othello]B[pass]W[PA]B[pa//0.38];)").tape, "B -|W -|B -|{[%emt 0:00:00.38]}");
}

TEST(GgfReader, AGameMayHaveManyLines) {
  const std::string text = "(;\nGM[Othello]\r\nPB[ann]\n\nB[d3]\nW[c5]\n;)\n";
  const Shown game = read(text);
  EXPECT_EQ(game.tape, "B d3|W c5");
  EXPECT_EQ(game.codes, "");
  EXPECT_EQ(game.reading.end, text.size());
}

TEST(GgfReader, ALineMayHaveSeveralGames) {
  const std::string first = "2 (;GM[Othello]PB[ann]B[d3];)";
  const std::string text = first + "(;GM[Othello]PB[bob]B[f5];)\n1 (;GM[Othello]B[c4];)\n";
  const Shown game = read(text);
  EXPECT_EQ(game.tags, "Games=2|Black=ann|GameType=50,B,8,8,A2,0");
  EXPECT_EQ(game.reading.end, first.size());
  const Shown second = read(std::string_view(text).substr(first.size()));
  EXPECT_EQ(second.tape, "B f5");
  EXPECT_EQ(second.reading.end,
            text.size() - first.size() - std::string_view("1 (;GM[Othello]B[c4];)\n").size());
}

TEST(GgfReader, TextOutsidePropertiesIsReported) {
  for (const auto& [text, codes] : {
           std::pair{"(;GM[Othello]B[d3]W[c5]", "ggf-syntax"},
           std::pair{"(;GM[Othello]B[d3W[c5];)", "ggf-syntax"},
           std::pair{"(;GM[Othello]B[d3];W[c5];)", "ggf-syntax"},
           std::pair{"(;GM[Othello]B[d3]X[c5];)", "ggf-syntax"},
           std::pair{"(;GM[Othello]B[d3]w[c5];)", "ggf-syntax"},
           std::pair{"(;GM[Othello]rE[?];)", "ggf-syntax"},
           std::pair{"(;GM[Othello]B[d3 -- 4];)", "ggf-syntax"},
           std::pair{"(;GM[Othello]B[d3][c5];)", "ggf-syntax"},
           std::pair{"(;GM[Othello]B[d3]Wc5];)", "ggf-syntax"},
           std::pair{"(;GM[Othello]B[d3];) well played\n", "ggf-syntax"},
           std::pair{"(;GM[Othello]B[d3/x]W[c5];)", "ggf-value"},
           std::pair{"(;GM[Othello]B[d3]WX[c5];)", "ggf-value"},
           std::pair{"(;GM[Othello]XT[a];)", "ggf-value"},
           std::pair{"(;GM[Othello]BO[ ];)", "ggf-value"},
           std::pair{"(;GM[Othello]PB[ann]PB[bob];)", "tag-duplicate"},
           std::pair{"(;GM[Othello]RE[+70.000];)", "bad-result"},
           std::pair{"(;GM[Othello]DT[soon];)", "bad-date"},
           std::pair{"(;GM[Amazons]PB[ann]B[d3];)", "other-game"},
           std::pair{"no game\n(;GM[Othello];)", "no-game"},
       })
    EXPECT_EQ(read(text).codes, codes) << text;
}

TEST(GgfReader, AGameWithoutItsEndDoesNotAbsorbTheNextOne) {
  const std::string first = "1 (;GM[Othello]PB[ann\n";
  const Shown game = read(first + "1 (;GM[Othello]PB[bob];)\n");
  EXPECT_EQ(game.reading.end, first.size());
  EXPECT_EQ(game.codes, "ggf-syntax ggf-syntax");
}

TEST(GgfReader, AFileIsRecognisedByItsBeginning) {
  for (const std::string_view text : {"(;GM[Othello]PB[a]", "1 (;GM[othello]", "\n 2 (;\nPC[x]GM[Othello]"})
    EXPECT_TRUE(holds_game(text)) << text;
  for (const std::string_view text :
       {"(;GM[6]FF[4]", "(;GM[6]", "(;GM[Amazons]", "x (;GM[Othello]", "(;FF[4]GM[1]"})
    EXPECT_FALSE(holds_game(text)) << text;
  EXPECT_FALSE(sgf::holds_tree("(;GM[Othello]PB[a]"));
  EXPECT_TRUE(sgf::holds_tree("(;GM[6]PB[a]"));
  EXPECT_TRUE(sgf::holds_tree("(;FF[4]CA[UTF-8]GM[1]"));
}

}  // namespace
}  // namespace mt::ggf

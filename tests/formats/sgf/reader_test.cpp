// Tests reading SGF. The tape is shown as text with one word per event.
#include "movetext/formats/sgf/reader.hpp"

#include "movetext/record/match.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt {
namespace {

std::string shown(const Record& record, const Event& event) {
  const std::string side = side_of(event.value) == Side::first ? "W " : "B ";
  const std::string text(record.text(event));
  switch (event.kind) {
    case EventKind::game:
      return event.value == unknown_score ? "game"
                                          : "game " + std::to_string(score_of(Side::first, event.value)) +
                                                ":" + std::to_string(score_of(Side::second, event.value));
    case EventKind::roll:
      return side + text + ":";
    case EventKind::ply:
      return side + text;
    case EventKind::null_ply:
      return side + "-";
    case EventKind::cube:
      return side + std::string(name(static_cast<CubeAction>(event.arg)));
    case EventKind::points:
      return side + "wins " + std::to_string(event.value / 2);
    case EventKind::setup:
      return side + "setup " + text;
    case EventKind::comment:
      return "\"" + text + "\"";
    case EventKind::properties:
      return "{" + text + "}";
    default:
      return "?";
  }
}

struct Read {
  std::string tape;
  std::string codes;
  std::string tags;
  Found found = Found::none;
  std::size_t end = 0;
};

Read read(std::string_view text) {
  Record record;
  Read result;
  const Reading reading = sgf::read_record(text, 0, record);
  result.found = reading.found;
  result.end = reading.end;
  for (const Event& event : record.tape)
    result.tape.append(result.tape.empty() ? "" : "|").append(shown(record, event));
  for (const Diagnostic& fault : record.diagnostics)
    result.codes.append(result.codes.empty() ? "" : " ").append(name(fault.code));
  for (const Tag& tag : record.tags)
    result.tags.append(result.tags.empty() ? "" : "|")
        .append(record.text(tag.name))
        .append("=")
        .append(record.text(tag.value));
  return result;
}

// Returns the tape of a game; `root` is appended to the root.
std::string tape_of(std::string_view nodes, std::string_view root = "") {
  const Read result = read("(;FF[4]GM[6]MI[length:5][game:0][ws:0][bs:0]PW[Ann]PB[Bob]RU[Crawford]" +
                           std::string(root) + std::string(nodes) + ")");
  const std::size_t bar = result.tape.find('|');
  return (bar == std::string::npos ? "" : result.tape.substr(bar + 1)) +
         (result.codes.empty() ? "" : " !" + result.codes);
}

TEST(SgfReader, LettersUseWhitesPointsForBothSides) {
  EXPECT_EQ(tape_of(";W[51xwmh];B[61lrqr]"), "W 51:|W 24/23 13/8|B 61:|B 13/7 8/7");
  EXPECT_EQ(tape_of(";W[32yvbz];B[32ybwz]"), "W 32:|W 25/22 2/0|B 32:|B 25/23 2/0");
}

TEST(SgfReader, DiceWithoutLettersHaveNoPlay) {
  EXPECT_EQ(tape_of(";B[66];W[21]"), "B 66:|B -|W 21:|W -");
}

TEST(SgfReader, ReadsCubeActions) {
  EXPECT_EQ(tape_of(";W[double];B[take];W[21];B[double];W[drop]"),
            "W double|B take|W 21:|W -|B double|W drop");
}

// Programs write a beaver as a double that answers another double. In a .mat file no take follows a beaver.
TEST(SgfReader, ADoubleThatAnswersOneIsABeaver) {
  EXPECT_EQ(tape_of(";W[double];B[double];W[double];B[take];W[21]"), "W double|B beaver|W raccoon|W 21:|W -");
}

TEST(SgfReader, PointsFollowTheMoves) {
  EXPECT_EQ(tape_of(";W[21]", "RE[B+2]"), "W 21:|W -|B wins 2");
  EXPECT_EQ(tape_of(";W[21]", "RE[B+2R]"), "W 21:|W -|W resign|B wins 2");
  EXPECT_EQ(tape_of(";W[21]C[a];C[b]", "RE[B+2]"), "W 21:|W -|\"a\"|B wins 2|\"b\"");
}

TEST(SgfReader, ReadsSetDice) {
  EXPECT_EQ(tape_of(";PL[B]DI[53]LU[1]", "RE[W+2R]"), "B 53:|B resign|{LU[1]}|W wins 2");
  EXPECT_EQ(tape_of(";PL[B]DI[53]C[x];B[53lpab]"), "\"x\"|B 53:|B 13/9 24/23");
  EXPECT_EQ(tape_of(";PL[B]DI[53];W[21]"), "B 53:|B -|W 21:|W -");
}

TEST(SgfReader, APositionBecomesALineOfFortyFields) {
  EXPECT_EQ(tape_of(";AE[a:y]AW[a][b][b][y]AB[x][v];CV[4];CP[b];PL[B]DI[31]"),
            "W setup 5;0;0;0;0;Bob;Ann;0;0;0;4;1;-1;1;0;1;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;0;-2;-1;0;0;0;|"
            "B 31:|B -");
}

TEST(SgfReader, AutomaticDoublesBecomeAPosition) {
  const std::string tape = tape_of(";W[21]", "CV[2]");
  EXPECT_NE(tape.find(";2;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;0;0;|W 21:"),
            std::string::npos)
      << tape;
}

TEST(SgfReader, UnknownPartsOfABoardAreKeptUnchanged) {
  EXPECT_EQ(tape_of(";W[21];AW[a]"), "W 21:|W -|\"AW[a]\" !sgf-value");
}

TEST(SgfReader, CommentsFollowTheirMove) {
  EXPECT_EQ(tape_of(";A[0][lp \\] E]\nMR[] C[a]W[21]LU[-inf]"),
            "W 21:|W -|{A[0][lp \\] E]\nMR[]}|\"a\"|{LU[-inf]}");
}

TEST(SgfReader, ReadsEscapes) {
  EXPECT_EQ(tape_of(";W[21]C[a\\]b\\\\c\\:d\\\ne\r\nf]"), "W 21:|W -|\"a]b\\c:de\nf\"");
}

TEST(SgfReader, ReadsTagsFromTheRoot) {
  const Read result = read(
      "(;FF[4]GM[6]CA[UTF-8]AP[x:1]MI[length:5][game:0][ws:1][bs:2]PW[a\\]b]PB[c\nd]WR[1500]DT[2024-05-06]"
      "EV[E]RO[2]PC[P]AN[N]GC[g]RU[Nackgammon:Other]GS[M:1])");
  EXPECT_EQ(result.tags,
            "WhiteElo=1500|EventDate=2024.05.06|Event=E|Round=2|Site=P|Transcriber=N|GameComment=g|"
            "Crawford=Off|Variation=NackGammon|Rules=Other|MatchLength=5|White=a]b|Black=c d");
  EXPECT_EQ(result.tape, "game 1:2|{AP[x:1]}|{GS[M:1]}");
}

TEST(SgfReader, ListedTagsTakePrecedence) {
  EXPECT_EQ(read("(;GM[6]MI[length:0][game:0]PW[a]PB[b]EV[x]XT[Site:s\\:t][Event:y])").tags,
            "Site=s:t|Event=y|MatchLength=0|White=a|Black=b");
}

std::string game(int number, const std::string& names = "PW[a]PB[b]", int length = 3) {
  return "(;FF[4]GM[6]MI[length:" + std::to_string(length) + "][game:" + std::to_string(number) + "]" +
         names + "\n;W[21])\n";
}

TEST(SgfReader, FindsTheEndOfAMatch) {
  const std::string match = game(0) + game(1) + game(3);
  for (const std::string& next : {game(0), game(3), game(4, "PW[a]PB[c]"), game(4, "PW[a]PB[b]", 5)})
    EXPECT_EQ(read(match + next).end, match.size()) << next;
  EXPECT_EQ(read(match + game(4)).end, (match + game(4)).size());
}

TEST(SgfReader, VariationsAreKeptAsComments) {
  EXPECT_EQ(tape_of(";W[21](;B[31])(;B[32]C[x)])"), "W 21:|W -|B 31:|B -|\"(;B[32]C[x)])\" !variation-text");
}

TEST(SgfReader, ATreeWithoutItsEndDoesNotAbsorbTheNext) {
  const std::string text = "(;FF[4]GM[6]MI[length:3][game:0]PW[a]PB[b];W[21] ";
  const Read result = read(text + game(0));
  EXPECT_EQ(result.end, text.size());
  EXPECT_EQ(result.codes, "sgf-tree");
}

TEST(SgfReader, SkipsAByteOrderMarkBetweenTwoFiles) {
  const Read both = read(
      "\uFEFF(;FF[4]GM[6]MI[length:3][game:0]PW[a]PB[b];W[21])\n"
      "\uFEFF(;FF[4]GM[6]MI[length:3][game:1]PW[a]PB[b];W[21])\n");
  EXPECT_EQ(both.tape, "game|W 21:|W -|game|W 21:|W -");
  EXPECT_EQ(both.codes, "bom bom");
}

TEST(SgfReader, ImpossibleValuesAreReported) {
  EXPECT_EQ(tape_of(";W[71ab];W[zz]"), "W 71ab|W zz");
  EXPECT_EQ(tape_of(";12 W[21]"), "W 21:|W -|\"12\" !sgf-syntax");
  EXPECT_EQ(tape_of(";PW[x]W[21]", ""), "W 21:|W -|\"PW[x]\" !sgf-value");
  EXPECT_EQ(read("(;FF[4]GM[6]PW[a]PB[b])").codes, "no-match-length");
  EXPECT_EQ(read("(;FF[4]GM[6]MI[length:3]PW[a]PB[b])").codes, "empty-game");
  const Read far = read("(;FF[4]GM[6]MI[length:40000][game:0]PW[a]PB[b];W[21])");
  EXPECT_EQ(far.codes, "bad-match no-match-length");
  EXPECT_EQ(far.tape, "game|\"MI[length:40000][game:0]\"|W 21:|W -");
  EXPECT_EQ(read("(;FF[4]GM[1];B[pd])").codes, "other-game");
  EXPECT_EQ(read("nothing (like) it").codes, "no-game");
  EXPECT_EQ(read(" \n").found, Found::none);
  const Read cut = read("(;FF[4]GM[6]MI[length:3][game:0]PW[a]PB[b];W[21];C[never");
  EXPECT_EQ(cut.codes, "sgf-syntax sgf-syntax sgf-tree");
}

}  // namespace
}  // namespace mt

// Guesses the format of a text from its first bytes.
#include "movetext/archive/core/format_guess.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::archive {
namespace {

TEST(GuessedFormat, IsChessByTheFirstMove) {
  for (const std::string_view text :
       {"e4 e5 *", "Nf3 d5 1-0", "Sf3 d5", "a3 *", "{by ear} d4", "; note\n% note\n[Event \"?\"]\n\nc4 c5 *",
        "1. e4 *", "\u2658f3 d5", "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"})
    EXPECT_EQ(guess_format(text, "-").name, "pgn") << text;
}

TEST(GuessedFormat, IsChessWithoutBlanksAndUnderAHeading) {
  for (const std::string_view text :
       {"1.e4e5 2.Nf3Nc6 3.Bb5a6 *", "1.d4d5 2.c4e6 *", "1.Nf3Nf6 *", "1.d4e5 2.Nf3Nc6 *", "1.d4c5 2.Nf3 *",
        "Game 1\n1. e4 e5 1-0\n\nGame 2\n1. d4 d5 0-1\n", "Game 1\n\n[Event \"?\"]\n\n1. e4 e5 1-0\n"})
    EXPECT_EQ(guess_format(text, "-").name, "pgn") << text;
}

TEST(GuessedFormat, IsNotChessForDraughts) {
  for (const std::string_view text :
       {"32-28 19-23 *", "c3-d4 d6-c5 *", "c3d4 d6c5 *", "C3-D4 *", "d34 *", "dc3 *", "", "{", "an evening",
        "Best", "[GameType \"20\"]\n\ne4 e5 *", "4k3/8/8 *"})
    EXPECT_EQ(guess_format(text, "-").name, "pdn") << text;
}

TEST(GuessedFormat, IgnoresBrokenTags) {
  EXPECT_EQ(guess_format("[A f4 \"BOT\"]\n[GameType \"20\"]\n\n1. 32-28 19-23 *\n", "-").name, "pdn");
  EXPECT_EQ(guess_format("[A 32-28 \"x\"]\n[Event \"y\"]\n\n1. e4 e5 *\n", "-").name, "pgn");
}

TEST(GuessedFormat, IgnoresComments) {
  for (const std::string_view text :
       {"1. e4 {Round 1. First board} e5 *", "{rated 1.5} 1. e4 *", "1. e4 ; 1. 32-28 19-23\n e5 *",
        "% 1. 32-28\n1. e4 e5 *", "{[GameType \"20\"]} 1. e4 *", "{\n[GameType \"20\"]\n} 1. e4 *",
        "[Event \"1. 32-28 19-23\"]\n[White \"GameType 20\"]\n\n1. e4 *",
        "1. e4 (1. c3-d4 d6-c5 2. d4-e5) e5 *", "[Annotator \"W:W31:B20\"]\n\n1. e4 *"})
    EXPECT_EQ(guess_format(text, "-").name, "pgn") << text;
  for (const std::string_view text :
       {"1. 32-28 {e4 e5 Nf3} 19-23 *", "{Nf3 1. e4} 1. c3-d4 *", "1. 32-28 ; e4 e5 Nf3 Nc6\n *",
        "[Event \"1. e4 e5\"]\n\n1. 32-28 *", "1. 32-28 (e4 e5 Nf3 Nc6) 19-23 *"})
    EXPECT_EQ(guess_format(text, "-").name, "pdn") << text;
}

TEST(GuessedFormat, ReadsEveryLineEnd) {
  const std::string_view text = "[Event \"?\"]\n[Round \"1.5\"]\n\n% 1. 32-28\n1. e4 ; 1. c3-d4\ne5 *\n";
  for (const std::string_view end : {"\n", "\r", "\r\n"}) {
    std::string other;
    for (const char c : text) c == '\n' ? other += end : other += c;
    EXPECT_EQ(guess_format(other, "-").name, "pgn") << other;
  }
}

TEST(GuessedFormat, RecognisesChessCoordinatesByTheFirstMove) {
  for (const std::string_view text :
       {"1. e2-e4 e7-e5 *", "1. e2e4 e7e5 *", "g1f3 *", "1. Ng1-f3 *", "1. c2-c3 *", "1. b1-c3 *", "E2-E4 *",
        "1. e2\u2013e4 *", "1. d2-d4 d7-d5 2. c2-c4 d5xc4 *",
        "[SetUp \"1\"]\n[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\na7a8q *"})
    EXPECT_EQ(guess_format(text, "-").name, "pgn") << text;
  for (const std::string_view text :
       {"1. c3-d4 d6-c5 *", "c3d4 *", "1. a3-b4 b6-a5 2. b4-c5 *", "1. c3xe5xg7 *", "1. c3-c4 d6-d5 *",
        "1. cd4 dc5 *", "1. c4-d5 *", "1. j4-i5 a7-b6 *", "1. c3\u2013d4 *", "1. 12x19x28 *"})
    EXPECT_EQ(guess_format(text, "-").name, "pdn") << text;
}

TEST(GuessedFormat, FollowsTheContentWhateverTheName) {
  for (const std::string_view path :
       {"-", "x", "x.pdn", "x.PGN", "x.mat", "x.sgf", "x.json", "frisian/x.pdn.gz", "x.txt"}) {
    EXPECT_EQ(guess_format("1. e4 e5 2. Nf3 *", path).name, "pgn") << path;
    EXPECT_EQ(guess_format("1. 32-28 19-23 *", path).name, "pdn") << path;
    EXPECT_EQ(guess_format("[GameType \"0\"]\n\n*", path).name, "pgn") << path;
    EXPECT_EQ(guess_format("[FEN \"W:W31:B20\"]\n\n*", path).name, "pdn") << path;
    EXPECT_EQ(guess_format("[Variant \"Frisian\"]\n\n*", path).name, "pdn") << path;
    EXPECT_EQ(guess_format("(;FF[4]GM[6])", path).name, "sgf") << path;
    EXPECT_EQ(guess_format(std::string_view("RGMH\1\0\0\0", 8), path).name, "xg") << path;
    constexpr std::string_view wthor("\x14\x07\x05\x16\x0C\0\0\0\0\0\xB9\x07\x08\0\x18\0", 16);
    EXPECT_EQ(guess_format(wthor, path).name, "wthor") << path;
    EXPECT_EQ(guess_format(std::string_view("XQ\x12\xFE\0\0\0\0", 8), path).name, "xqf") << path;
    EXPECT_EQ(guess_format(std::string_view("CCBridge Record\0", 16), path).name, "cbr") << path;
    EXPECT_EQ(guess_format(std::string_view("CCBridgeLibrary\0", 16), path).name, "cbr") << path;
    EXPECT_EQ(guess_format("<html>[DhtmlXQ]", path).name, "dhtmlxq") << path;
    EXPECT_EQ(guess_format("<?xml version=\"1.0\"?>\n<ChineseChessRecord>", path).name, "cbf") << path;
    EXPECT_EQ(guess_format("{\"format\": \"pgn\"}", path).name, "ndjson") << path;
    EXPECT_EQ(guess_format(" 5 point match\n\n Game 1\n", path).name, "mat") << path;
  }
}

TEST(GuessedFormat, FollowsTheNameInAnyCaseIfTheContentIsInconclusive) {
  constexpr std::string_view silent = "[White \"A\"]\n\n*\n";
  EXPECT_EQ(guess_format(silent, "x.pgn").name, "pgn");
  EXPECT_EQ(guess_format(silent, "x.PGN.gz").name, "pgn");
  EXPECT_EQ(guess_format(silent, "x.Pdn").name, "pdn");
  EXPECT_EQ(guess_format(silent, "x.mat").name, "pgn") << "a .mat file does not have these tags";
  EXPECT_EQ(guess_format("nothing", "x.MAT").name, "mat");
  EXPECT_EQ(guess_format("[White \"A\"]\n\n2-0\n", "x.pgn").name, "pdn")
      << "chess has no result with two points";
}

// A record without moves is a record of draughts only if it has a GameType, a position, or a result with two
// points.
TEST(GuessedFormat, IsChessIfNothingIndicatesDraughts) {
  constexpr std::string_view roster =
      "[Event \"?\"]\n[Site \"?\"]\n[Date \"?\"]\n[Round \"?\"]\n[White \"?\"]\n[Black \"?\"]\n[Result "
      "\"*\"]\n\n*\n";
  EXPECT_EQ(guess_format(roster, "-").name, "pgn");
  EXPECT_EQ(guess_format("[Event \"?\"]\n\n1-0\n", "-").name, "pgn");
  EXPECT_EQ(guess_format("[Event \"?\"]\n\n2-0\n", "-").name, "pdn");
  EXPECT_EQ(guess_format("[fen \"W:W31:B20\"]\n\n*\n", "-").name, "pdn");
  EXPECT_EQ(guess_format("[GameType \"20\"]\n" + std::string(roster), "-").name, "pdn");
}

TEST(GuessedFormat, FollowsTheNextRecordIfTheFirstIsInconclusive) {
  EXPECT_EQ(guess_format("[White \"A\"]\n\n*\n\n[White \"B\"]\n\n1. e4 *\n", "x.pdn").name, "pgn");
  EXPECT_EQ(guess_format("[White \"A\"]\n\n1-0\n\n[White \"B\"]\n\n1. 32-28 *\n", "x.pgn").name, "pdn");
}

TEST(GuessedFormat, FollowsMostMovesNotOne) {
  EXPECT_EQ(guess_format("1. 33 e5 2. Nf3 Nc6 3. 10-15 a6 *", "-").name, "pgn");
  EXPECT_EQ(guess_format("1. 32-28 e4 2. 28x19 14x23 *", "-").name, "pdn");
}

// Some piece letters of English and Hungarian are also letters of files: B, F and H.
TEST(GuessedFormat, DoesNotTakeAManForAFile) {
  for (const std::string_view text : {"Be2 *", "Be3 Be6 Bg5 *", "Hf3 Hc6 Fb5 *", "Bxe5 *"})
    EXPECT_EQ(guess_format(text, "-").name, "pgn") << text;
}

TEST(GuessedFormat, IsFoundInLinearTimeInHostileText) {
  std::string text;
  while (text.size() < 400'000) text += "{\n[A \"x\"]\n(((";
  EXPECT_EQ(guess_format(text, "-").name, "pgn");
}

// The texts are Chinese moves without tags in each encoding, with and without blanks.
TEST(GuessedFormat, IsXiangqiForChineseMovesInEachEncoding) {
  for (const std::string_view text :
       {"1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 \xF1R\x38\xDFM\x37\n",        // GBK
        "1. \xAC\xB6\xA4\x47\xA5\xAD\xA4\xAD \xB0\xA8\x38\xB6\x69\x37\n",  // Big5
        "1.\u70AE\u4E8C\u5E73\u4E94\u9A6C8\u8FDB7 2.\u9A6C\u4E8C\u8FDB\u4E09\u8F669\u5E738\n",
        "\u70AE\u4E8C\u5E73\u4E94\u9A6C8\u8FDB7\n\u9A6C\u4E8C\u8FDB\u4E09\u8F669\u5E738\n",
        "\u70AE\u4E8C\u5E73\u4E94\uFF0C\u9A6C8\u8FDB7\uFF0C\u9A6C\u4E8C\u8FDB\u4E09\n"})
    EXPECT_EQ(guess_format(text, "-").name, "pgn-of-red") << text;
  EXPECT_EQ(guess_format("1. \xC5\xDA\xB6\xFE\xC6\xBD\xCE\xE5 *\n", "-", text::Charset::gbk).name,
            "pgn-of-red");
}

TEST(GuessedFormat, IsOthelloWhateverTheScoreOrWidth) {
  for (const std::string_view text :
       {"1. f5 d6 2. c3 d3 3. c4 f4 4. f6 g5 33-31\n", "1. f5 d6 2. c3 d3 3. c4 f4 4. f6 g5 33:31\n",
        "\uFF46\uFF15\uFF44\uFF16\uFF43\uFF13\uFF44\uFF13\uFF43\uFF14\uFF46\uFF14\n"})
    EXPECT_EQ(guess_format(text, "-").name, "pdn") << text;
}

}  // namespace
}  // namespace mt::archive

// Runs GGF through the whole program: checks legality and output.
#include "archive/runner.hpp"

#include <algorithm>
#include <random>

namespace mt::archive {
namespace {

const std::string usual = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
const std::string head = "1 (;GM[Othello]PB[ann]PW[bob]TY[8]";

// Adds the letters of the sides to the moves of a transcript, Black first.
std::string lettered(std::string_view transcript) {
  std::string moves;
  for (std::size_t at = 0; at < transcript.size(); at += 2)
    moves.append(at % 4 == 0 ? "B[" : "W[").append(transcript.substr(at, 2)).append("]");
  return moves;
}

class GgfPlay : public ::testing::Test {
 protected:
  Ran run(std::string_view text, std::string_view format = "ggf", unsigned threads = 1) {
    return runner_.run(runner_.write("in", text), format, threads);
  }
  // Returns the faults as "LINE:COLUMN CODE", separated by blanks.
  std::string faults(std::string_view text, std::string_view format = "ggf") {
    std::string all;
    for (const Told& told : run(text, format).notes.told)
      all.append(all.empty() ? "" : " ")
          .append(told.text.substr(0, told.text.find(": ")))
          .append(" ")
          .append(name(told.code));
    return all;
  }

  Runner runner_;
};

TEST_F(GgfPlay, AMoveOfTheOtherSideIsRefused) {
  EXPECT_EQ(faults("(;GM[Othello]B[f5]W[d6];)"), "");
  EXPECT_EQ(faults("(;GM[Othello]W[f5]B[d6];)"), "1:16 wrong-side");
  EXPECT_EQ(faults("(;GM[Othello]B[f5]B[d6];)"), "1:21 wrong-side");
}

// In this game of the WTHOR base White passes after 15. e6, so Black moves twice.
TEST_F(GgfPlay, PassesAreWrittenAndMayBeLeftOut) {
  const std::string transcript = "f5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8";
  const std::string before = "(;GM[Othello]" + lettered(transcript);
  EXPECT_EQ(faults(before + "W[pass]B[h7]W[pass];)"), "");
  EXPECT_EQ(faults(before + "B[h7];)"), "");
  EXPECT_NE(run(before + "B[h7];)").out.find("B[h8]W[pass]B[h7];)\n"), std::string::npos);
  const std::string place = "1:" + std::to_string(before.size() + 3);
  EXPECT_EQ(faults(before + "W[h7];)"), place + " wrong-side");
  EXPECT_EQ(faults(before + "B[pass]B[h7];)"), place + " wrong-side");
  EXPECT_EQ(faults("(;GM[Othello]B[pass];)"), "1:16 illegal-move");
}

// In the shortest game of the WTHOR base, Black has 13 discs and White none at the end; the score is 64-0.
TEST_F(GgfPlay, TheResultIsThatOfTheLastPosition) {
  const std::string moves = usual + lettered("f5d6c5f6e7f4g5e6e3") + ";)\n";
  EXPECT_EQ(faults(head + "RE[+64.000]" + moves), "");
  EXPECT_NE(faults(head + "RE[+13.000]" + moves).find("wrong-result"), std::string::npos);
  EXPECT_EQ(faults(head + "RE[+13.000:r]" + moves), "");
  EXPECT_EQ(run(head + "RE[?]" + moves).out, head + "RE[+64.000]" + moves);
}

TEST_F(GgfPlay, TheCanonicalFormIsAFixedPoint) {
  for (
      const std::string& text : {
          head + "RE[?]" + usual + "B[f5/-1.20/3.50]W[d6//0.01]B[c3/0.50];)\n",
          head + "RE[-64.000:t]" + usual + "B[f5];)\n",
          "1 "
          "(;GM[Othello]PC[GGS/os]DT[2003.12.15_12:33:18.MST]PB[a]PW[b]RB[2196.37]RW[2200.35]TI[05:00//02:00]"
          "TY[s8r18k]RE[+0.500:s]KB[d3/1/2]KW[c4]KM[-3.5]ZZ[x]XT[Event:Club]" +
              usual + ";)\n",
          std::string(
              "1 (;GM[Othello]PB[]PW[]TY[6]RE[?]BO[6 ------ ------ --O*-- --*O-- ------ ------ *]B[c2];)\n"),
          std::string(
              "1 (;GM[Othello]PB[]PW[]TY[6a]RE[?]BO[6 ------ ------ --O*-- --*O-- ------ ------ *]B[c2];)\n"),
          std::string("1 (;GM[Othello]PB[]PW[]TY[10]RE[?]BO[10 ---------- ---------- ---------- ---------- "
                      "----O*---- "
                      "----*O---- ---------- ---------- ---------- ---------- *]B[e4];)\n"),
          std::string("1 (;GM[Othello]PB[]PW[]TY[s8r4]RE[?]BO[8 -------- -------- -------- ---OO--- ---**--- "
                      "-------- "
                      "-------- -------- O]W[c6];)\n"),
      }) {
    const Ran ran = run(text);
    EXPECT_EQ(ran.out, text);
    EXPECT_TRUE(ran.notes.told.empty()) << ran.notes.told.front().text;
    for (const char* through : {"pdn", "json"}) EXPECT_EQ(run(run(text, through).out).out, text) << through;
  }
}

TEST_F(GgfPlay, InvalidStartsAreReportedAtTheirPlace) {
  EXPECT_EQ(faults("(;GM[Othello]BO[8 ----- *]B[f5];)"), "1:17 bad-fen");
  EXPECT_EQ(faults("(;GM[Othello]BO[7 -------- *]B[f5];)"), "1:1 no-notation 1:32 bad-gametype");
}

TEST_F(GgfPlay, LossesAreReported) {
  const Ran ran =
      run("[GameType \"50\"]\n[Event \"A [b]\"]\n\n1. f5! {good} d6 (1... f6) (1... f4 2. e3) *\n");
  ASSERT_EQ(ran.notes.told.size(), 1U);
  EXPECT_EQ(ran.notes.told[0].code, Code::left_out);
  EXPECT_EQ(ran.notes.told[0].text,
            "1:1: left out: 1 comment, 2 variations, 1 glyph, 1 tag's brackets (written as parentheses)");
  const Ran draughts = run("[GameType \"20\"]\n\n1. 32-28 *\n");
  ASSERT_EQ(draughts.notes.told.size(), 1U);
  EXPECT_EQ(draughts.notes.told[0].code, Code::no_notation);
}

TEST_F(GgfPlay, OutputIsTheSameForAnyNumberOfThreads) {
  std::string text;
  for (int i = 0; i < 40'000; ++i)
    text +=
        "2 (;GM[Othello]PB[" + std::to_string(i) + "]" + lettered("f5d6c5f4") + ";)(;GM[Othello]B[f5];)\n";
  const std::string once = run(text).out;
  EXPECT_EQ(static_cast<int>(std::count(once.begin(), once.end(), '\n')), 80'000);
  for (const unsigned threads : {2U, 7U}) EXPECT_TRUE(run(text, "ggf", threads).out == once);
}

// If a character of a move is changed, this is reported, or the result is another legal move of the same
// side.
TEST_F(GgfPlay, DamageIsReported) {
  const std::string good = head + "RE[+64.000]" + usual + lettered("f5d6c5f6e7f4g5e6e3") + ";)\n";
  const std::size_t first = good.find("B[f5]");
  for (std::size_t at = first; at + 1 < good.size(); ++at)
    for (const char c : {'x', '[', '1', ';'}) {
      std::string damaged = good;
      if (damaged[at] == c) continue;
      damaged[at] = c;
      EXPECT_NE(faults(damaged), "") << damaged;
    }
  for (std::size_t at = first; at + 1 < good.size(); ++at)
    EXPECT_NE(faults(std::string(good).erase(at, 1)), "") << at;
}

TEST_F(GgfPlay, NoWordIsLost) {
  const std::string good = head + "RE[?]" + usual + "B[f5/-1.20/3.50]W[d6//0.01]B[c3/0.50];)\n";
  for (const char* const word : {" Qzvord ", "Qzvord", "[Qzvord]", "ZZ[Qzvord]", "XT[A:Qzvord]", "C[Qzvord]"})
    for (std::size_t at = 0; at <= good.size(); at += 2) {
      const Ran ran = run(std::string(good).insert(at, word));
      std::string all = ran.out + ran.rejects;
      for (const Told& told : ran.notes.told) all += told.text;
      EXPECT_NE(all.find("Qzvord"), std::string::npos) << at << ' ' << word;
    }
}

TEST_F(GgfPlay, RealGamesAreWrittenBackByteForByte) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  std::string real = read_file(directory + std::string("/othello/ggs-ntest.ggf"));
  const Ran ran = run(real);
  EXPECT_TRUE(ran.notes.told.empty());
  EXPECT_EQ(ran.result.counts.games, 12U);
  // In this game one player wrote squares in capitals and used another form of a pass.
  for (std::size_t at = 0; (at = real.find("B[", at)) != std::string::npos; ++at)
    if (real[at + 2] >= 'A' && real[at + 2] <= 'H')
      real[at + 2] = static_cast<char>(real[at + 2] + ('a' - 'A'));
  if (const std::size_t pass = real.find("B[PA/"); pass != std::string::npos)
    real.replace(pass, 5, "B[pass/");
  EXPECT_EQ(ran.out, real);
  for (const char* through : {"pdn", "json"}) EXPECT_EQ(run(run(real, through).out).out, real) << through;
}

}  // namespace
}  // namespace mt::archive

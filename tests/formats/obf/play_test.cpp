// Runs OBF through the whole program: checks reading, legality and output.
#include "archive/runner.hpp"

#include <algorithm>

namespace mt::archive {
namespace {

// A position from published perft tables; the scores of its moves are invented.
const std::string position = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
const std::string line = position + "; G8:+18; H1:+12; A4:-22;\n";

class ObfPlay : public ::testing::Test {
 protected:
  Ran run(std::string_view text, std::string_view format = "obf", unsigned threads = 1) {
    return runner_.run(runner_.write("in", text), format, threads);
  }
  // Returns the faults as "LINE:COLUMN CODE", separated by blanks.
  std::string faults(std::string_view text, std::string_view format = "obf") {
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

TEST_F(ObfPlay, TheFirstMoveIsTheMainLine) {
  const Ran ran = run(line, "pdn");
  EXPECT_TRUE(ran.notes.told.empty());
  EXPECT_NE(ran.out.find("1. g8 {[%eval +18]} (1. h1 {[%eval +12]}) (1. a4 {[%eval -22]}) *"),
            std::string::npos)
      << ran.out;
  EXPECT_NE(ran.out.find("[FEN \"" + position + "\"]"), std::string::npos);
}

TEST_F(ObfPlay, TheCanonicalFormIsAFixedPoint) {
  for (const std::string& text :
       {line, position + ";\n", "% a problem\n% of two lines\n" + line + position + "; G8;\n",
        position + "; G8:+18; H1:+0; % words behind\n",
        std::string("-----------------------O---OOOO----OOO-X---OOOXX-----O-X----XXX- O; PS:-4;\n"),
        std::string("--------------OX----XO-------------- X; B3:+4;\n")}) {
    const Ran ran = run(text);
    EXPECT_EQ(ran.out, text);
    EXPECT_TRUE(ran.notes.told.empty()) << ran.notes.told.front().text;
    for (const char* through : {"pdn", "json"}) {
      const std::string again = run(run(text, through).out).out;
      const bool joins = text.find("two lines") != std::string::npos && through == std::string("pdn");
      EXPECT_EQ(again, joins ? "% a problem of two lines\n" + text.substr(text.find("\n-") + 1) : text);
    }
  }
}

TEST_F(ObfPlay, OtherSpellingsAreRead) {
  EXPECT_EQ(run("; note\r\n\r\n  " + position + " ;g8:18;H1 : +12 ;a4:-22\r\n").out, "% note\n" + line);
  EXPECT_EQ(run(position + "\n" + position + "\n").out, position + ";\n" + position + ";\n");
}

TEST_F(ObfPlay, EachMoveMustBeLegal) {
  EXPECT_EQ(faults(position + "; A1:+18;\n"), "1:69 illegal-move");
  EXPECT_EQ(faults(position + "; G8:+18; A1:+12;\n"), "1:77 illegal-move");
  EXPECT_EQ(faults(position + "; PS:+18;\n"), "1:69 illegal-move");
  const std::string passes = "-----------------------O---OOOO----OOO-X---OOOXX-----O-X----XXX- O";
  EXPECT_EQ(faults(passes + "; PS:+4;\n"), "");
  EXPECT_EQ(faults(passes + "; C4:+4;\n"), "1:69 wrong-side");
  EXPECT_EQ(faults(position + "; G8:+18; H9:+12;\n"), "1:77 square-range");
}

TEST_F(ObfPlay, DamageIsReported) {
  EXPECT_EQ(faults(line), "");
  EXPECT_EQ(faults(position + "; G8:+18 H1:+12;\n"), "1:69 move-syntax");
  EXPECT_EQ(faults(position + "; G8:+1x;\n"), "1:69 move-syntax");
  EXPECT_EQ(faults(position + "; G8+18;\n"), "1:69 move-syntax");
  EXPECT_EQ(faults(position + "; G8:+8; H1:+12;\n"), "1:76 score-mismatch");
  EXPECT_EQ(faults(line + position.substr(1) + "; G8:+18;\n"), "2:1 no-game");
  EXPECT_EQ(faults(line + "words\n"), "2:1 no-game");
  EXPECT_EQ(faults(line + "% the last words\n"), "2:1 junk");
}

TEST_F(ObfPlay, NoWordIsLost) {
  const std::string good = "% above\n" + line + position + "; G8:+18; % behind\n";
  for (const char* const word : {" Qzvord ", "Qzvord", "%Qzvord", "\n%Qzvord\n", ";Qzvord;"})
    for (std::size_t at = 0; at <= good.size(); at += 3) {
      Job job;
      job.task.files = {runner_.write("in", std::string(good).insert(at, word))};
      job.task.from = find_format("obf");
      const Ran ran = runner_.run(job, "obf");
      std::string all = ran.out + ran.rejects;
      for (const Told& told : ran.notes.told) all += told.text;
      EXPECT_NE(all.find("Qzvord"), std::string::npos) << at << ' ' << word;
    }
}

TEST_F(ObfPlay, LossesAreReported) {
  const Ran ran = run("[GameType \"50\"]\n[White \"ann\"]\n\n1. f5! d6 2. c3 *\n");
  ASSERT_EQ(ran.notes.told.size(), 1U);
  EXPECT_EQ(ran.notes.told[0].text, "1:1: left out: 1 tag, 2 moves after the first one, 1 time or glyph");
  EXPECT_EQ(ran.out, "---------------------------OX------XO--------------------------- X; F5;\n");
}

TEST_F(ObfPlay, OutputIsTheSameForAnyNumberOfThreads) {
  std::string text;
  for (int i = 0; i < 20'000; ++i) text += "% " + std::to_string(i) + '\n' + line;
  const Ran once = run(text);
  EXPECT_TRUE(once.out == text);
  for (const unsigned threads : {2U, 7U}) EXPECT_TRUE(run(text, "obf", threads).out == text);
}

TEST_F(ObfPlay, RealProblemsAreWrittenBackByteForByte) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  const std::string real = read_file(directory + std::string("/othello/fforum-1-19.obf"));
  const Ran ran = run(real);
  EXPECT_TRUE(ran.notes.told.empty());
  EXPECT_EQ(ran.result.counts.games, 19U);
  EXPECT_EQ(ran.out, real);
  for (const char* through : {"pdn", "json"}) EXPECT_EQ(run(run(real, through).out).out, real) << through;
}

}  // namespace
}  // namespace mt::archive

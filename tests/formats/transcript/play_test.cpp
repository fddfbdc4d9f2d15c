// Runs transcripts through the whole program: checks recognition and output.
#include "archive/runner.hpp"
#include "movetext/formats/transcript/reader.hpp"
#include "movetext/formats/transcript/tokens.hpp"

#include <algorithm>

namespace mt::archive {
namespace {

// Three games of the WTHOR base: the shortest one, one in which White takes all discs, and one with fifteen
// passes.
const std::string shortest = "f5d6c5f6e7f4g5e6e3";
const std::string wiped_out = "f5f4e3f6d3c3c4c5e6f3d6c6b5a5b4a4";
const std::string many_passes =
    "f5d6c3f3d3f4e6f7g4f6e7d8g5d2g6b3g3h3f8h5e8e3c8d7h4h6c7b8a8g8h8h7b7a7a6g7c6c5b6a5b5c4h2f2e2g2h1g1f1c1e1d1"
    "c2a3";

class TranscriptPlay : public ::testing::Test {
 protected:
  Ran run(std::string_view text, std::string_view format = "transcript", unsigned threads = 1) {
    return runner_.run(runner_.write("in", text), format, threads);
  }
  // Returns the faults as "LINE:COLUMN CODE", separated by blanks.
  std::string faults(std::string_view text, std::string_view format = "pdn") {
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

TEST_F(TranscriptPlay, EachLineIsAGame) {
  const std::string text = shortest + '\n' + wiped_out + "\n" + many_passes + '\n';
  const Ran ran = run(text, "pdn");
  EXPECT_EQ(ran.result.counts.games, 3U);
  EXPECT_TRUE(ran.notes.told.empty());
  for (const char* result : {"e3 64-0\n", "a4 0-64\n", "[Result \"64-0\"]"})
    EXPECT_NE(ran.out.find(result), std::string::npos) << result;
  EXPECT_EQ(run(text).out, text);
  EXPECT_EQ(run(ran.out).out, text);
  EXPECT_EQ(run(shortest).out, shortest + '\n');
}

// A position with ten discs and White to move, after a forced pass.
const std::string board = "-----------------------O---OOOO----OOO-X---OOOXX-----O-X----XXX- O";
const std::string usual = "---------------------------OX------XO--------------------------- X";

TEST_F(TranscriptPlay, ABoardBeforeTheMovesIsTheStart) {
  for (const std::string& text :
       {usual + " f5d6c3", usual + "\nf5d6c3\n", usual + "\n\n  F5-D6-C3", usual + " 1. f5 d6 2. c3\n"}) {
    const Ran ran = run(text, "pdn");
    EXPECT_EQ(ran.result.counts.games, 1U) << text;
    EXPECT_EQ(ran.result.counts.moves, 3U) << text;
    EXPECT_TRUE(ran.notes.told.empty()) << text << ran.notes.told.front().text;
    EXPECT_NE(ran.out.find("1. f5 d6 2. c3"), std::string::npos) << ran.out;
  }
  // This is White's only legal move; at the usual start it would be illegal.
  const Ran ran = run(board + " c4", "pdn");
  EXPECT_EQ(ran.result.counts.moves + ran.notes.told.size(), 1U) << ran.out;
  // Each of these games has its own start position, on the line of the moves or on the line before.
  const std::string games = usual + " f5d6c3\n" + usual + "\nf5f6e6\n" + usual + " d3\n" + shortest + "\n";
  const Ran many = run(games, "pdn");
  EXPECT_EQ(many.result.counts.games, 4U);
  EXPECT_EQ(many.result.counts.moves, 16U);
  EXPECT_TRUE(many.notes.told.empty()) << many.notes.told.front().text;
  // The games are written with their start positions.
  const std::string other = "---------------------------XO------OX--------------------------- X";
  EXPECT_EQ(run(other + "\nd6c6\n").out, other + " d6c6\n");
  EXPECT_EQ(run(run(other + " d6c6\n", "pdn").out).out, other + " d6c6\n");
  // Positions without moves are read as positions.
  EXPECT_EQ(run(usual + "\n" + board + "\n", "pdn").result.counts.moves, 0U);
}

// The position may be drawn in eight lines, as programs draw boards.
TEST_F(TranscriptPlay, ABoardInEightLinesIsTheStart) {
  const auto drawn = [](std::string_view squares, bool apart, bool framed) {
    std::string out = framed ? "  A B C D E F G H\n" : "";
    for (std::size_t row = 0; row < 8; ++row) {
      if (framed) out += static_cast<char>('1' + row);
      for (std::size_t column = 0; column < 8; ++column) {
        if (apart || (framed && column == 0)) out += ' ';
        out += squares[row * 8 + column];
      }
      out += framed ? " " + std::to_string(row + 1) + '\n' : "\n";
    }
    return out;
  };
  const std::string squares = usual.substr(0, 64);
  for (const bool apart : {false, true})
    for (const bool framed : {false, true})
      for (const std::string side : {"X\n", "* to move\n\n", "Black to move\n", "black\n", "X "}) {
        const std::string text = drawn(squares, apart, framed) + side + "f5d6c3\n";
        const Ran ran = run(text + text + shortest + '\n', "pdn");
        EXPECT_EQ(ran.result.counts.games, 3U) << text;
        EXPECT_EQ(ran.result.counts.moves, 15U) << text;
        EXPECT_TRUE(ran.notes.told.empty()) << text << ran.notes.told.front().text;
      }
  // If the side to move is missing, it is determined by the number of discs, and this is reported.
  const Ran bare = run(drawn(squares, false, false) + "f5d6c3\n", "pdn");
  EXPECT_EQ(bare.result.counts.moves, 3U);
  ASSERT_EQ(bare.notes.told.size(), 1U);
  EXPECT_EQ(bare.notes.told.front().code, Code::odd_position);
  const Ran white = run(drawn(board.substr(0, 64), true, true) + "O to move\nc4\n", "pdn");
  EXPECT_EQ(white.out.find("[FEN \"" + board), run(board + " c4", "pdn").out.find("[FEN \"" + board));
  const std::string signs = "\u00B7\u00B7\u00B7\u25CB\u25CF\u00B7\u00B7\u00B7\n";
  std::string typeset;
  for (int row = 0; row < 8; ++row)
    typeset += row == 3   ? signs
               : row == 4 ? "\u00B7\u00B7\u00B7\u25CF\u25CB\u00B7\u00B7\u00B7\n"
                          : "........\n";
  EXPECT_EQ(run(typeset + "\u25CF\nf5d6c3\n", "pdn").result.counts.moves, 3U);
}

TEST_F(TranscriptPlay, DialectsAreRead) {
  for (const char* const dialect :
       {"F5D6C5F6E7F4G5E6E3", "F5d6C5f6E7f4G5e6E3", "F5-D6-C5-F6-E7-F4-G5-E6-E3",
        "f5 d6 c5 f6 e7 f4 g5 e6 e3", "f5,d6,c5,f6,e7,f4,g5,e6,e3",
        "1. F5 D6 2. C5 F6 3. E7 F4 4. G5 E6 5. E3", "1.f5 d6 2.c5 f6 3.e7 f4 4.g5 e6 5.e3",
        "1. f5 2. d6 3. c5 4. f6 5. e7 6. f4 7. g5 8. e6 9. e3", "\n\n  f5d6c5f6e7f4g5e6e3  \r\n\n"}) {
    const Ran ran = run(dialect);
    EXPECT_EQ(ran.out, shortest + '\n') << dialect;
    EXPECT_TRUE(ran.notes.told.empty()) << dialect;
  }
}

TEST_F(TranscriptPlay, PassesMayBeWritten) {
  std::string said = many_passes;
  for (const char* const pass : {"--", "pa", "PS", "pass", "@@"}) {
    std::string text = said;
    text.insert(text.find("h7"), pass);
    EXPECT_EQ(run(text).out, many_passes + '\n') << pass;
  }
  EXPECT_EQ(faults("f5--d6c3d3c4f4f6f3\n"), "1:3 illegal-move");
}

TEST_F(TranscriptPlay, DamageIsReported) {
  EXPECT_EQ(faults(shortest + '\n' + shortest + '\n' + shortest + '\n' + "f5d6c5f6e7f4g5e6e9\n"),
            "4:17 square-range");
  EXPECT_EQ(faults(shortest + '\n' + shortest + '\n' + shortest + '\n' + "f5d6c5x\n"), "4:7 move-syntax");
  EXPECT_EQ(faults(shortest + '\n' + shortest + '\n' + shortest + '\n' + "f5d6a1\n"), "4:5 illegal-move");
  EXPECT_EQ(faults("1. F5 D6 2. C5 F6 2. E7 F4 4. G5 E6 5. E3\n"), "1:19 move-number");
}

TEST_F(TranscriptPlay, OtherTextsAreNotTranscripts) {
  using transcript::holds_transcripts;
  for (const char* const text :
       {"1. F5 F4\n2. E3 F6\n3. D3 C3\n", "f5d6\n", "f5 d6 c5 f6\n", "1. c4 c5 2. e3 e6\n",
        "f5d6c5f6e7f4g5e6e3 64-0\n", "f5d6c5f6e7f4g5e6e3\n64-0\n", "c3d4b6a5\n",
        "f5d6c3f3d3f4e6f7g4f6e7d8\nb6a5b5c4h2f2\n", "1. c3-d4 f6-e5\n",
        "[Event \"a\"]\n\nf5d6c5f6e7f4g5e6e3\n", "f5d6c5f6f5\n", "f5c4d6e6\n"})
    EXPECT_FALSE(holds_transcripts(text)) << text;
  for (const std::string& text :
       {shortest, shortest + "\n\n" + wiped_out, std::string("f5d6c5f6\nf5f4e3f6\n")})
    EXPECT_TRUE(holds_transcripts(text)) << text;
}

TEST_F(TranscriptPlay, LossesAreReported) {
  EXPECT_EQ(
      run("[GameType \"50\"]\n[White \"ann\"]\n\n1. f5! d6 {good} (1... f6) 2. c3 *\n").notes.told.at(0).text,
      "1:1: left out: 1 tag, 1 comment, 1 variation, 1 glyph");
  const Ran ran =
      run("[GameType \"50,B,6,6,A2,0\"]\n[FEN \"--------------OO----XX-------------- X\"]\n\n1. b2 *\n");
  ASSERT_FALSE(ran.notes.told.empty());
  EXPECT_EQ(ran.notes.told.at(0).code, Code::no_notation);
  EXPECT_EQ(run("[GameType \"20\"]\n\n1. 32-28 *\n").notes.told.at(0).code, Code::no_notation);
}

TEST_F(TranscriptPlay, NoWordIsLost) {
  const std::string good = shortest + '\n' + wiped_out + '\n';
  for (const char* const word : {" Qzvord ", "Qzvord", "\nQzvord\n"})
    for (std::size_t at = 0; at <= good.size(); ++at) {
      Job job;
      job.task.files = {runner_.write("in", std::string(good).insert(at, word))};
      job.task.from = find_format("transcript");
      const Ran ran = runner_.run(job, "transcript");
      std::string all = ran.out + ran.rejects;
      for (const Told& told : ran.notes.told) all += told.text;
      EXPECT_NE(all.find("Qzvord"), std::string::npos) << at << ' ' << word;
    }
}

TEST_F(TranscriptPlay, OutputIsTheSameForAnyNumberOfThreads) {
  std::string text;
  for (int i = 0; i < 20'000; ++i)
    text += (i % 3 == 0 ? many_passes : i % 3 == 1 ? shortest : wiped_out) + '\n';
  for (const unsigned threads : {1U, 2U, 7U}) EXPECT_TRUE(run(text, "transcript", threads).out == text);
}

// The archive contains the scores of the games. Except for an unfinished game, the moves lead to the same
// score.
TEST_F(TranscriptPlay, RealGamesKeepTheirScores) {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  if (directory == nullptr) GTEST_SKIP() << "MOVETEXT_CORPUS is not set: no real records to read";
  const std::string real = read_file(directory + std::string("/othello/WTH_1983.python.pgn"));
  const auto results = [](const std::string& text) {
    std::vector<std::string> all;
    for (std::size_t at = 0; (at = text.find("[Result ", at)) != std::string::npos; ++at)
      all.push_back(text.substr(at, text.find(']', at) - at));
    return all;
  };
  const std::vector<std::string> told = results(real);
  const std::vector<std::string> played = results(run(run(real).out, "pdn").out);
  ASSERT_EQ(told.size(), 199U);
  ASSERT_EQ(played.size(), told.size());
  for (std::size_t i = 0; i < told.size(); ++i)
    EXPECT_EQ(played[i], i == 19 ? "[Result \"*\"" : told[i]) << i;
}

}  // namespace
}  // namespace mt::archive

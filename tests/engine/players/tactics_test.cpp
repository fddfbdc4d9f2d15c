#include "engine/players/asked.hpp"

#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <string>

namespace mt::engine {
namespace {

void expect_win_in(const Answer& answer, int plies) {
  ASSERT_EQ(answer.kind, Answer::Kind::move);
  EXPECT_EQ(answer.lines.front().score->unit, Score::Unit::wins_in);
  EXPECT_EQ(answer.lines.front().score->value, plies);
  if (plies > 0) {
    EXPECT_EQ(static_cast<int>(answer.lines.front().moves.size()), plies);
  }
}

// White has two rooks against a bare king.
TEST(Chess, MatesInOne) {
  Asked asked("chess", "7k/R7/1R6/8/8/8/8/K7 w - - 0 1");
  const Answer answer = asked.think({.nodes = 2000});
  EXPECT_EQ(answer.move, "Rb8#");
  expect_win_in(answer, 1);
}

// The solution is a smothered mate with a queen sacrifice.
TEST(Chess, MatesByASacrifice) {
  Asked asked("chess", "r6k/6pp/7N/8/2Q5/8/8/7K w - - 0 1");
  const Answer answer = asked.think({.nodes = 20'000});
  EXPECT_EQ(answer.move, "Qg8+");
  expect_win_in(answer, 3);
}

TEST(Chess, RecognisesThatItIsMated) {
  Asked asked("chess", "6k1/8/8/8/8/8/r7/1r4K1 w - - 0 1");
  EXPECT_EQ(asked.think({.nodes = 100}).kind, Answer::Kind::none);
  Asked before("chess", "6k1/8/8/8/8/2r5/r7/6K1 w - - 0 1");
  expect_win_in(before.think({.nodes = 20'000, .depth = 8}), -2);
}

// White has much less material, but can give perpetual check.
TEST(Chess, ValuesARepetitionAsADraw) {
  Asked asked("chess", "6k1/5p2/8/3Q4/8/8/qr6/7K w - - 0 1");
  asked.player->set_option("Contempt", "0");
  const Answer answer = asked.think({.nodes = 40'000});
  EXPECT_GE(answer.lines.front().score->value, 0);
}

// The knights have moved out and back once. A third occurrence would be a draw, but White is a rook ahead.
TEST(Chess, ConsidersTheGameBefore) {
  Asked asked("chess", "1n4k1/8/8/8/8/8/8/RN4K1 w - - 0 1");
  asked.player->set_option("Contempt", "0");
  for (const char* const move : {"Nc3", "Nc6", "Nb1", "Nb8", "Nc3", "Nc6"}) ASSERT_TRUE(asked.play(move));
  const Answer all = asked.think({.nodes = 5000});
  EXPECT_NE(all.move, "Nb1");
  const std::vector<std::string> among{"Nb1"};
  EXPECT_EQ(asked.think({.nodes = 2000}, 1, among).lines.front().score, (Score{}));
}

// The draw by fifty moves comes before any mate.
TEST(Chess, CountsFiftyMoves) {
  Asked asked("chess", "8/8/8/4k3/8/8/R7/K7 w - - 99 80");
  const Answer answer = asked.think({.nodes = 3000});
  EXPECT_EQ(answer.lines.front().score, (Score{}));
}

TEST(Chess960, FindsACastlingMove) {
  Asked asked("chess960", "k7/8/8/8/8/8/8/1K5R w H - 0 1");
  const std::vector<std::string> among{"O-O"};
  EXPECT_EQ(asked.think({.nodes = 200}, 1, among).move, "O-O");
}

// After 27-22 the black man must capture. Then the shot 32-28 23x32 37x19 wins two men for one.
TEST(Draughts, FindsAShot) {
  Asked asked("international", "W:W27,32,37,38:B18,22,23");
  const Answer answer = asked.think({.nodes = 5000});
  EXPECT_EQ(answer.kind, Answer::Kind::move);
  EXPECT_GT(answer.lines.front().score->value, 100);
}

TEST(Draughts, WinsByTakingTheLastMan) {
  Asked asked("english", "B:B15:W19");
  expect_win_in(asked.think({.nodes = 1000}), 1);
}

// The side without men wins.
TEST(Draughts, LosesItsMenIfThatWins) {
  Asked asked("russian-losing", "W:Wc3:Be5");
  const Answer answer = asked.think({.nodes = 3000});
  expect_win_in(answer, 2);
  EXPECT_EQ(answer.move, "c3-d4");
}

TEST(Draughts, BreaksThrough) {
  Asked asked("breakthrough", "W:W8,45:B25,36");
  const Answer answer = asked.think({.nodes = 3000});
  expect_win_in(answer, 1);
}

TEST(Xiangqi, MatesWithTwoRooks) {
  Asked asked("xiangqi", "3k5/R8/1R7/9/9/9/9/9/9/5K3 w - - 0 1");
  const Answer answer = asked.think({.nodes = 5000});
  expect_win_in(answer, 1);
}

// Perpetual check loses, so the side that gives check must find another move.
TEST(Xiangqi, DoesNotGivePerpetualCheck) {
  Asked asked("xiangqi", "3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1");
  for (int round = 0; round < 8; ++round) {
    const Answer answer = asked.think({.nodes = 2000});
    ASSERT_EQ(answer.kind, Answer::Kind::move);
    ASSERT_TRUE(asked.play(answer.move));
    std::vector<std::string> moves;
    ASSERT_TRUE(asked.game->legal_moves(asked.position(), asked.game->notation(), moves));
    if (moves.empty()) return;  // the side to move is mated
    ASSERT_TRUE(asked.play(moves.front()));
  }
}

// Position 1 of Feinstein's collection (FFO). G8 wins by 18 discs, H1 by 12, H7 and A2 by 6.
TEST(Othello, SolvesTheEndgame) {
  Asked asked("othello", "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X");
  const Answer answer = asked.think({.nodes = 3'000'000}, 2);
  ASSERT_EQ(answer.lines.size(), 2);
  EXPECT_EQ(answer.move, "g8");
  EXPECT_EQ(answer.lines[0].score, (Score{.unit = Score::Unit::discs, .value = 1800}));
  EXPECT_EQ(answer.lines[1].score, (Score{.unit = Score::Unit::discs, .value = 1200}));
  asked.expect_legal(answer);
}

// The first positions of the collection by Feinstein and Andersson, which gives the score of each move.
TEST(Othello, FindsThePublishedScores) {
  const char* const corpus = std::getenv("MOVETEXT_CORPUS");
  std::ifstream file(std::string(corpus != nullptr ? corpus : "") + "/othello/fforum-1-19.obf");
  if (!file) GTEST_SKIP() << "no MOVETEXT_CORPUS with positions";
  int positions = 0;
  for (std::string line; positions < 7 && std::getline(file, line); ++positions) {
    const std::size_t end = line.find(';');
    ASSERT_NE(end, std::string::npos);
    Asked asked("othello", line.substr(0, end));
    const Answer answer = asked.think({.nodes = 5'000'000});
    EXPECT_EQ(answer.lines[0].score, (Score{.unit = Score::Unit::discs,
                                            .value = 100 * std::atoi(line.c_str() + line.find(':') + 1)}))
        << line;
  }
  EXPECT_EQ(positions, 7);
}

}  // namespace
}  // namespace mt::engine

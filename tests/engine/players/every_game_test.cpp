#include "engine/players/board_games.hpp"

#include <gtest/gtest.h>
#include <random>

namespace mt::engine {
namespace {

TEST(EveryGame, IsAnsweredWithLegalMoves) {
  std::mt19937 random(7);
  for (const GameSpec& spec : board_games()) {
    Asked asked(spec);
    for (int ply = 0; ply < 60; ++ply) {
      if (ply % 12 == 5) {
        const Answer answer = asked.think({.nodes = 300}, 2);
        std::vector<std::string> moves;
        ASSERT_TRUE(asked.game->legal_moves(asked.position(), asked.game->notation(), moves));
        ASSERT_EQ(answer.kind, moves.empty() ? Answer::Kind::none : Answer::Kind::move) << spec.name();
        if (moves.empty()) break;
        EXPECT_EQ(answer.lines.size(), std::min<std::size_t>(2, moves.size())) << spec.name();
        EXPECT_LE(answer.effort.nodes, 300);
        EXPECT_EQ(answer.move, answer.lines.front().moves.front());
        asked.expect_legal(answer);
      }
      if (!play_at_random(asked, random)) break;
    }
  }
}

TEST(EveryGame, IsAnsweredReproduciblyForEqualNodesAndSeed) {
  for (const GameSpec& spec : board_games()) {
    std::vector<std::vector<std::string>> answers;
    for (int time = 0; time < 2; ++time) {
      Asked asked(spec);
      asked.player->set_option("Seed", "5");
      std::vector<std::string> moves;
      for (int ply = 0; ply < 3; ++ply) {
        const Answer answer = asked.think({.nodes = 500});
        ASSERT_EQ(answer.kind, Answer::Kind::move);
        moves.push_back(answer.move);
        ASSERT_TRUE(asked.play(answer.move));
      }
      answers.push_back(moves);
    }
    EXPECT_EQ(answers[0], answers[1]) << spec.name();
  }
}

// A limit of one node leaves no time to search, but the answer is still a legal move.
TEST(EveryGame, IsAnsweredAtOnce) {
  for (const GameSpec& spec : board_games()) {
    Asked asked(spec);
    const Answer answer = asked.think({.nodes = 1});
    ASSERT_EQ(answer.kind, Answer::Kind::move) << spec.name();
    EXPECT_TRUE(asked.play(answer.move));
  }
}

TEST(EveryGame, IsAnsweredFromTheRequestedMoves) {
  for (const char* const name : {"chess", "international", "othello", "xiangqi"}) {
    Asked asked(name);
    std::vector<std::string> moves;
    ASSERT_TRUE(asked.game->legal_moves(asked.position(), asked.game->notation(), moves));
    const std::vector<std::string> among{moves[2], "nonsense"};
    EXPECT_EQ(asked.think({.nodes = 400}, 1, among).move, moves[2]);
    const std::vector<std::string> none{"nonsense"};
    EXPECT_EQ(asked.think({.nodes = 400}, 1, none).kind, Answer::Kind::none);
  }
}

}  // namespace
}  // namespace mt::engine

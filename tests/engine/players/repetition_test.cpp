// A player sees that a move repeats a position of the game, whatever has moved in between.
#include "engine/players/board_games.hpp"

#include <gtest/gtest.h>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace mt::engine {
namespace {

std::vector<std::string> moves_of(const AnyGame& game, const AnyPosition& position) {
  std::vector<std::string> moves;
  if (!game.legal_moves(position, game.notation(), moves)) moves.clear();
  return moves;
}

AnyPosition after(const AnyGame& game, AnyPosition position, const std::string& move) {
  std::string written;
  Diagnostic refusal;
  EXPECT_TRUE(game.play(position, move, game.notation(), written, refusal)) << move;
  return position;
}

// Returns four moves that lead back to the position, the first two of them chosen by chance.
std::optional<std::vector<std::string>> way_back(const AnyGame& game, const AnyPosition& start,
                                                 std::mt19937& random) {
  const auto there = moves_of(game, start);
  if (there.empty()) return std::nullopt;
  const std::string& first = there[random() % there.size()];
  const AnyPosition one = after(game, start, first);
  const auto replies = moves_of(game, one);
  if (replies.empty()) return std::nullopt;
  const std::string& second = replies[random() % replies.size()];
  const AnyPosition two = after(game, one, second);
  for (const std::string& third : moves_of(game, two)) {
    const AnyPosition three = after(game, two, third);
    for (const std::string& fourth : moves_of(game, three))
      if (game.same_board(after(game, three, fourth), start))
        return std::vector{first, second, third, fourth};
  }
  return std::nullopt;
}

TEST(EveryGame, SeesThatAPositionIsRepeated) {
  std::mt19937 random(11);
  std::set<std::string> seen;
  for (const GameSpec& spec : board_games()) {
    // There the same board with other counts of the moves of kings is another position.
    if (spec.name().starts_with("fris") || spec.name().starts_with("frysk")) continue;
    Asked asked(spec);
    ASSERT_TRUE(asked.player->set_option("Contempt", "33"));
    for (int ply = 0; ply < 100; ++ply) {
      if (!play_at_random(asked, random)) {
        asked.line = GameLine(asked.game);
        continue;
      }
      const auto moves = way_back(*asked.game, asked.position(), random);
      if (!moves) continue;
      Asked again(spec);
      again.player->set_option("Contempt", "33");
      again.set(asked.position());
      for (const std::string& move : *moves) ASSERT_TRUE(again.play(move)) << move;
      const std::vector<std::string> among{moves->front()};
      const Answer answer = again.think({.depth = 2}, 1, among);
      ASSERT_EQ(answer.lines.size(), 1U) << spec.name();
      const Score score = answer.lines[0].score.value_or(Score{});
      // A side that may not repeat has lost or won by it.
      if (score.unit == Score::Unit::hundredths && std::abs(score.value) < 10'000) {
        EXPECT_EQ(score.value, -33) << spec.name() << ' ' << moves->at(0) << ' ' << moves->at(1);
        seen.insert(spec.name());
      }
      break;
    }
  }
  for (const char* game : {"chess", "english", "turkish", "xiangqi"})
    EXPECT_TRUE(seen.contains(game)) << game;
}

}  // namespace
}  // namespace mt::engine

// A player must recognise a move that repeats a position often enough to end the game, whichever pieces have
// moved in between.
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

// Returns four moves that lead back to the position. The first two of them are random.
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

// In these games, positions with the same board differ if the counts of king moves differ.
bool counts_moves_of_kings(const GameSpec& spec) {
  return spec.name().starts_with("fris") || spec.name().starts_with("frysk");
}

struct Circle {
  AnyPosition start;
  std::vector<std::string> moves;
};

// Plays random moves until it finds a position from which four moves lead back to it.
std::optional<Circle> find_circle(const GameSpec& spec, std::mt19937& random) {
  Asked asked(spec);
  for (int ply = 0; ply < 100; ++ply) {
    if (!play_at_random(asked, random)) {
      asked.line = GameLine(asked.game);
      continue;
    }
    if (auto moves = way_back(*asked.game, asked.position(), random))
      return Circle{asked.position(), *std::move(moves)};
  }
  return std::nullopt;
}

// The circle is played `rounds` times. Returns the value that its first move has then.
Score value_behind(const GameSpec& spec, const Circle& circle, int rounds, int depth) {
  Asked asked(spec);
  EXPECT_TRUE(asked.player->set_option("Contempt", "33"));
  asked.set(circle.start);
  for (int round = 0; round < rounds; ++round)
    for (const std::string& move : circle.moves) EXPECT_TRUE(asked.play(move)) << move;
  const std::vector<std::string> among{circle.moves.front()};
  const Answer answer = asked.think({.depth = depth}, 1, among);
  EXPECT_EQ(answer.lines.size(), 1U) << spec.name();
  return answer.lines.empty() ? Score{} : answer.lines[0].score.value_or(Score{});
}

TEST(EveryGame, RecognisesARepeatedPosition) {
  std::mt19937 random(11);
  std::set<std::string> seen;
  for (const GameSpec& spec : board_games()) {
    if (counts_moves_of_kings(spec)) continue;
    const auto circle = find_circle(spec, random);
    if (!circle) continue;
    const Score score = value_behind(spec, *circle, 2, 2);
    // Some rules forbid a side to repeat positions. The repetition then wins or loses the game, so its value
    // is not the value of a draw.
    if (score.unit != Score::Unit::hundredths || std::abs(score.value) >= 10'000) continue;
    EXPECT_EQ(score.value, -33) << spec.name() << ' ' << circle->moves[0] << ' ' << circle->moves[1];
    seen.insert(spec.name());
  }
  for (const char* game : {"chess", "english", "turkish", "xiangqi"})
    EXPECT_TRUE(seen.contains(game)) << game;
}

// At the second occurrence the game continues, so a move has the same value as at the first.
TEST(EveryGame, DoesNotEndAtTheSecondOccurrence) {
  std::mt19937 random(12);
  std::set<std::string> seen;
  for (const GameSpec& spec : board_games()) {
    if (counts_moves_of_kings(spec)) continue;
    const auto circle = find_circle(spec, random);
    if (!circle) continue;
    const Score before = value_behind(spec, *circle, 0, 1);
    const Score after = value_behind(spec, *circle, 1, 1);
    EXPECT_EQ(after.unit, before.unit) << spec.name();
    EXPECT_EQ(after.value, before.value) << spec.name() << ' ' << circle->moves[0];
    seen.insert(spec.name());
  }
  for (const char* game : {"chess", "english", "turkish", "xiangqi"})
    EXPECT_TRUE(seen.contains(game)) << game;
}

}  // namespace
}  // namespace mt::engine

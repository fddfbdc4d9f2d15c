// The result of a search whose limit ends the search before a depth is complete.
#include "engine/players/board_games.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <random>

namespace mt::engine {
namespace {

// Plays random games. Calls use(asked) in some positions of each game.
template <class Use>
void for_random_positions(const GameSpec& spec, int games, Use&& use) {
  std::mt19937 random(11);
  for (int game = 0; game < games; ++game) {
    Asked asked(spec);
    for (int ply = 0; ply < 70; ++ply) {
      if (ply % 14 == 9) use(asked);
      if (!play_at_random(asked, random)) break;
    }
  }
}

bool is_over_after(const Asked& asked, const std::string& move) {
  GameLine after = asked.line;
  Diagnostic refusal;
  EXPECT_TRUE(after.play(move, refusal)) << move;
  return after.game().outcome(after.position()).kind != Outcome::Kind::open;
}

// A value above the window of a search is only a bound, and its line has no moves after the first one.
TEST(CutOff, ReportsTheLastCompletedLine) {
  for (const GameSpec& spec : board_games()) {
    int seen = 0;
    for_random_positions(spec, 2, [&](Asked& asked) {
      for (const std::uint64_t nodes : {700, 1'500, 4'000}) {
        const Answer answer = asked.think({.nodes = nodes});
        if (answer.kind != Answer::Kind::move) return;
        const FoundLine& line = answer.lines.front();
        EXPECT_EQ(line.score->bound, Score::Bound::exact);
        if (line.depth < 4 || line.is_solved || is_over_after(asked, answer.move)) continue;
        EXPECT_GT(line.moves.size(), 1U) << spec.name() << ": " << answer.move << " depth " << line.depth;
        ++seen;
      }
    });
    EXPECT_GT(seen, 0) << spec.name();
  }
}

TEST(CutOff, LeavesTheLinesSorted) {
  for (const GameSpec& spec : board_games())
    for_random_positions(spec, 2, [&](Asked& asked) {
      for (const std::uint64_t nodes : {50, 900, 2'500}) {
        const Answer answer = asked.think({.nodes = nodes}, 4);
        if (answer.kind != Answer::Kind::move) return;
        EXPECT_EQ(answer.move, answer.lines.front().moves.front());
        EXPECT_TRUE(std::is_sorted(answer.lines.begin(), answer.lines.end(),
                                   [](const FoundLine& a, const FoundLine& b) {
                                     return rank_value(*a.score) > rank_value(*b.score);
                                   }))
            << spec.name();
      }
    });
}

}  // namespace
}  // namespace mt::engine

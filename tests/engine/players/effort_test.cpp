// What a search reports about itself, and searches with several threads.
#include "engine/players/board_games.hpp"

#include <gtest/gtest.h>
#include <random>
#include <thread>
#include <vector>

namespace mt::engine {
namespace {

// Notes the effort that is reported with each line.
class Notes final : public Watcher {
 public:
  void found(const FoundLine& line, const Effort& effort) override {
    lines.push_back(line);
    efforts.push_back(effort);
  }
  std::vector<FoundLine> lines;
  std::vector<Effort> efforts;
};

TEST(Effort, HasTheDeepestPlyAndTheUseOfTheTable) {
  for (const char* const name : {"chess", "international", "xiangqi", "othello", "turkish"}) {
    Asked asked(name);  // with a table of 1 MiB
    Notes notes;
    asked.player->think({asked.line}, {.nodes = 150'000}, notes, {});
    ASSERT_GT(notes.efforts.size(), 2U) << name;
    EXPECT_GT(notes.efforts.back().table_use, notes.efforts.front().table_use) << name;
    for (std::size_t i = 0; i < notes.efforts.size(); ++i) {
      EXPECT_GE(*notes.efforts[i].table_use, i == 0 ? 0 : *notes.efforts[i - 1].table_use) << name;
      EXPECT_LE(*notes.efforts[i].table_use, 1000) << name;
      EXPECT_GE(notes.efforts[i].deepest, notes.lines[i].depth) << name;
      EXPECT_LE(notes.efforts[i].deepest, 120) << name;
    }
  }
}

TEST(Threads, AreOfferedForEveryGameAndSearchAllNodesOfTheLimit) {
  std::mt19937 random(11);
  for (const GameSpec& spec : board_games()) {
    Asked asked(spec);
    ASSERT_TRUE(asked.player->set_option("Threads", "3")) << spec.name();
    for (int ply = 0; ply < 6; ++ply)
      if (!play_at_random(asked, random)) break;
    const Answer answer = asked.think({.nodes = 2000}, 2);
    if (answer.kind == Answer::Kind::none) continue;
    EXPECT_LE(answer.effort.nodes, 2000U) << spec.name();
    asked.expect_legal(answer);
    EXPECT_TRUE(asked.play(answer.move)) << spec.name();
  }
}

TEST(Threads, TakeTheirNodesFromOneLimit) {
  Asked asked("chess");
  asked.player->set_option("Threads", "2");
  for (const std::uint64_t nodes : {1U, 100U, 5'000U, 50'000U}) {
    const std::uint64_t searched = asked.think({.nodes = nodes}).effort.nodes;
    EXPECT_LE(searched, nodes);
    EXPECT_GE(searched + 256, nodes);  // the helper may not have searched all nodes that it has taken
  }
}

TEST(Threads, FindTheSameWin) {
  Asked asked("chess", "r5rk/5p1p/5R2/4B3/8/8/7P/7K w - - 0 1");
  asked.player->set_option("Threads", "4");
  const Answer answer = asked.think({.depth = 7});
  EXPECT_TRUE(answer.move.starts_with("Ra6")) << answer.move;
  EXPECT_EQ(answer.lines.front().score, (Score{.unit = Score::Unit::wins_in, .value = 5}));
}

TEST(Threads, StopTogether) {
  Asked asked("international");
  asked.player->set_option("Threads", "3");
  std::stop_source source;
  std::thread other([&] {
    std::this_thread::sleep_for(Milliseconds{50});
    source.request_stop();
  });
  EXPECT_EQ(asked.think({}, 1, {}, source.get_token()).kind, Answer::Kind::move);
  other.join();
}

TEST(Threads, AreFromOneTo256) {
  Asked asked("chess");
  EXPECT_FALSE(asked.player->set_option("Threads", "0"));
  EXPECT_FALSE(asked.player->set_option("Threads", "257"));
  EXPECT_TRUE(asked.player->set_option("Threads", "256"));
}

}  // namespace
}  // namespace mt::engine

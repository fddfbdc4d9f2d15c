#include "engine/players/asked.hpp"

#include <chrono>
#include <gtest/gtest.h>
#include <stop_token>
#include <thread>

namespace mt::engine {
namespace {

using std::chrono::steady_clock;

// This time is far longer than needed, because the machine may be busy.
constexpr Milliseconds patience{30'000};

// Requests a stop as soon as the search has found a line.
class StopsAtTheFirstLine final : public Watcher {
 public:
  explicit StopsAtTheFirstLine(std::stop_source& source) : source_(source) {}
  void found(const FoundLine& /*line*/, const Effort& /*effort*/) override { source_.request_stop(); }

 private:
  std::stop_source& source_;
};

TEST(Stop, EndsASearchWithoutLimits) {
  for (const char* const name : {"chess", "international", "othello", "xiangqi"}) {
    Asked asked(name);
    std::stop_source source;
    StopsAtTheFirstLine watcher(source);
    const Answer answer = asked.player->think({.line = asked.line}, {}, watcher, source.get_token());
    EXPECT_EQ(answer.kind, Answer::Kind::move) << name;
    EXPECT_FALSE(answer.lines.empty()) << name;
  }
}

// If the only move to search gives mate, everything is found at once. But the answer must wait for the stop.
TEST(Stop, EndsASearchThatHasFoundEverything) {
  Asked asked("chess", "7k/R7/1R6/8/8/8/8/K7 w - - 0 1");
  const std::vector<std::string> among{"Rb8#"};
  std::stop_source source;
  std::thread stopper([&] {
    std::this_thread::sleep_for(Milliseconds{30});
    source.request_stop();
  });
  EXPECT_EQ(asked.think({}, 1, among, source.get_token()).move, "Rb8#");
  stopper.join();
}

TEST(Stop, MayComeBeforeTheSearch) {
  Asked asked("chess");
  std::stop_source source;
  source.request_stop();
  const Answer answer = asked.think({.nodes = 1000}, 1, {}, source.get_token());
  EXPECT_LE(answer.effort.nodes, 1);
  EXPECT_EQ(answer.kind, Answer::Kind::move);
  EXPECT_GT(asked.think({.nodes = 1000}).effort.nodes, 900);
}

TEST(Stop, ComesWhenTheTimeIsUp) {
  for (const char* const name : {"chess", "frisian", "othello", "xiangqi"}) {
    Asked asked(name);
    const auto before = steady_clock::now();
    asked.think({.move_time = Milliseconds{60}});
    EXPECT_LT(steady_clock::now() - before, patience) << name;
  }
}

// In this position a search of captures takes as long as its limit allows.
TEST(Stop, WorksInHostilePositions) {
  std::string kings;
  for (int square = 1; square <= 31; ++square) kings += (square == 1 ? "K" : ",K") + std::to_string(square);
  Asked asked("frisian", "W:WK46,K47,K48:B" + kings);
  const auto before = steady_clock::now();
  asked.think({.move_time = Milliseconds{60}});
  EXPECT_LT(steady_clock::now() - before, patience);
}

}  // namespace
}  // namespace mt::engine

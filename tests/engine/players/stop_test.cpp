#include "engine/players/asked.hpp"

#include <chrono>
#include <gtest/gtest.h>
#include <thread>

namespace mt::engine {
namespace {

using std::chrono::steady_clock;

// Far more than it takes, for machines that do other work.
constexpr Milliseconds patience{3000};

TEST(Stop, EndsASearchWithoutLimits) {
  for (const char* const name : {"chess", "international", "othello", "xiangqi"}) {
    Asked asked(name);
    asked.player->ready();
    std::thread stopper([&] {
      std::this_thread::sleep_for(Milliseconds{30});
      asked.player->stop();
    });
    const auto before = steady_clock::now();
    const Answer answer = asked.think({});
    EXPECT_LT(steady_clock::now() - before, patience);
    EXPECT_GE(answer.progress.time, Milliseconds{25});
    EXPECT_EQ(answer.kind, Answer::Kind::move);
    stopper.join();
  }
}

// A position with one move and a game that is nearly over leave nothing to think about; the answer waits.
TEST(Stop, EndsASearchThatHasFoundEverything) {
  Asked asked("chess", "7k/R7/1R6/8/8/8/8/K7 w - - 0 1");
  const std::vector<std::string> among{"Rb8#"};
  std::thread stopper([&] {
    std::this_thread::sleep_for(Milliseconds{30});
    asked.player->stop();
  });
  EXPECT_EQ(asked.think({}, 1, among).move, "Rb8#");
  stopper.join();
}

TEST(Stop, EndsTheNextSearchUnlessThePlayerIsReadyAgain) {
  Asked asked("chess");
  asked.player->stop();
  EXPECT_LE(asked.think({.nodes = 1000}).progress.nodes, 1);
  EXPECT_GT(asked.think({.nodes = 1000}).progress.nodes, 900);
  asked.player->stop();
  asked.player->ready();
  EXPECT_GT(asked.think({.nodes = 1000}).progress.nodes, 900);
}

TEST(Stop, ComesWithTheTime) {
  for (const char* const name : {"chess", "frisian", "othello", "xiangqi"}) {
    Asked asked(name);
    const auto before = steady_clock::now();
    asked.think({.move_time = Milliseconds{60}});
    EXPECT_LT(steady_clock::now() - before, patience) << name;
  }
}

// A position in which a search for captures takes as long as its bound allows.
TEST(Stop, ComesInHostilePositions) {
  std::string kings;
  for (int square = 1; square <= 31; ++square) kings += (square == 1 ? "K" : ",K") + std::to_string(square);
  Asked asked("frisian", "W:WK46,K47,K48:B" + kings);
  const auto before = steady_clock::now();
  asked.think({.move_time = Milliseconds{60}});
  EXPECT_LT(steady_clock::now() - before, patience);
}

TEST(Limit, ReplacesThatOfARunningSearch) {
  Asked asked("chess");
  std::thread other([&] {
    std::this_thread::sleep_for(Milliseconds{20});
    asked.player->limit({.move_time = Milliseconds{30}});
  });
  const auto before = steady_clock::now();
  EXPECT_EQ(asked.think({}).kind, Answer::Kind::move);
  EXPECT_LT(steady_clock::now() - before, patience);
  other.join();
}

}  // namespace
}  // namespace mt::engine

#include "movetext/engine/search/search_budget.hpp"

#include <atomic>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace mt::engine {
namespace {

Limits by_clock(int left, int increment, int moves) {
  Limits limits;
  limits.clocks[1] =
      Clock{.left = Milliseconds{left}, .increment = Milliseconds{increment}, .moves_to_go = moves};
  return limits;
}

TEST(Spans, ReserveTimeToAnswer) {
  EXPECT_EQ(spans_of({.move_time = Milliseconds{1000}}, Side::first).hard, Milliseconds{950});
  EXPECT_EQ(spans_of({.move_time = Milliseconds{100}}, Side::first).hard, Milliseconds{80});
  EXPECT_EQ(spans_of({.move_time = Milliseconds{0}}, Side::first).hard, Milliseconds{1});
  EXPECT_FALSE(spans_of({.nodes = 10}, Side::first).hard);
}

TEST(Spans, DivideTheClock) {
  for (const int left : {1, 20, 100, 1000, 60'000, 7'200'000}) {
    for (const int moves : {0, 1, 2, 40}) {
      for (const int increment : {0, 100, 5000}) {
        const Limits limits = by_clock(left, increment, moves);
        const Spans spans = spans_of(limits, Side::second);
        ASSERT_TRUE(spans.soft && spans.hard);
        EXPECT_LE(*spans.soft, *spans.hard);
        EXPECT_LE(spans.hard->count(), std::max(1, left * 9 / 10))
            << left << ' ' << moves << ' ' << increment;
      }
    }
  }
}

TEST(Spans, UseTheIncrement) {
  const auto soft = [](int increment) {
    return *spans_of(by_clock(60'000, increment, 0), Side::second).soft;
  };
  EXPECT_GT(soft(1000), soft(0) + Milliseconds{700});
}

TEST(SearchBudget, CountsNodes) {
  SearchBudget meter;
  meter.start({.nodes = 100}, Side::first, std::chrono::steady_clock::now(), {});
  int nodes = 1;
  while (!meter.spend()) ++nodes;
  EXPECT_EQ(nodes, 100);
  EXPECT_TRUE(meter.stopped());
  EXPECT_FALSE(meter.may_go_on(0));
}

TEST(SearchBudget, StopsOnRequest) {
  SearchBudget meter;
  std::stop_source source;
  meter.start({}, Side::first, std::chrono::steady_clock::now(), source.get_token());
  EXPECT_FALSE(meter.spend());
  EXPECT_TRUE(meter.may_wait());
  source.request_stop();
  EXPECT_TRUE(meter.spend());
  EXPECT_FALSE(meter.may_wait());
}

TEST(SearchBudget, RemembersTheDeepestPly) {
  SearchBudget meter;
  meter.start({.nodes = 100}, Side::first, std::chrono::steady_clock::now(), {});
  for (const int ply : {0, 4, 9, 2}) meter.spend(ply);
  EXPECT_EQ(meter.deepest(), 9);
  meter.start({.nodes = 100}, Side::first, std::chrono::steady_clock::now(), {});
  EXPECT_EQ(meter.deepest(), 0);
}

// The limit holds for all threads together, and no node is lost.
TEST(SearchBudget, SharesALimitOfNodes) {
  for (const std::uint64_t limit : {1U, 2U, 15U, 300U, 5'000U, 100'000U}) {
    SearchBudget main;
    SharedNodes shared;
    main.start({.nodes = limit}, Side::first, std::chrono::steady_clock::now(), {});
    main.share(shared);
    std::atomic<std::uint64_t> searched{0};
    const auto search = [&searched](SearchBudget& meter) {
      while (!meter.spend()) ++searched;
    };
    std::vector<SearchBudget> helpers(3);
    std::vector<std::thread> threads;
    for (SearchBudget& helper : helpers) {
      helper.help(main, {});
      threads.emplace_back([&] {
        search(helper);
        helper.end_helping();
      });
    }
    search(main);
    for (std::thread& thread : threads) thread.join();
    main.end_sharing();
    EXPECT_EQ(main.nodes(), limit);
    EXPECT_LT(searched, limit);
    EXPECT_FALSE(main.may_go_on(0));
  }
}

TEST(SearchBudget, GoesOnAloneAfterItsHelpers) {
  SearchBudget main;
  SharedNodes shared;
  main.start({.nodes = 1000}, Side::first, std::chrono::steady_clock::now(), {});
  main.share(shared);
  SearchBudget helper;
  helper.help(main, {});
  for (int i = 0; i < 30; ++i) helper.spend();
  for (int i = 0; i < 20; ++i) main.spend();
  helper.end_helping();
  main.end_sharing();
  EXPECT_EQ(main.nodes(), 50U);
  int more = 1;
  while (!main.spend()) ++more;
  EXPECT_EQ(more, 950);
  EXPECT_EQ(main.nodes(), 1000U);
}

}  // namespace
}  // namespace mt::engine

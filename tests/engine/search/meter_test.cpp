#include "movetext/engine/search/meter.hpp"

#include <gtest/gtest.h>

namespace mt::engine {
namespace {

TEST(Spans, KeepATimeToAnswer) {
  EXPECT_EQ(spans_of({.move_time = Milliseconds{1000}}).hard, Milliseconds{950});
  EXPECT_EQ(spans_of({.move_time = Milliseconds{100}}).hard, Milliseconds{80});
  EXPECT_EQ(spans_of({.move_time = Milliseconds{0}}).hard, Milliseconds{1});
  EXPECT_FALSE(spans_of({.nodes = 10}).hard);
}

TEST(Spans, DivideTheClock) {
  for (const int left : {1, 20, 100, 1000, 60'000, 7'200'000}) {
    for (const int moves : {0, 1, 2, 40}) {
      for (const int increment : {0, 100, 5000}) {
        const Limits limits{.clock = Limits::Clock{Milliseconds{left}, Milliseconds{increment}, moves}};
        const Spans spans = spans_of(limits);
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
    return *spans_of({.clock = Limits::Clock{Milliseconds{60'000}, Milliseconds{increment}, 0}}).soft;
  };
  EXPECT_GT(soft(1000), soft(0) + Milliseconds{700});
}

TEST(Meter, CountsNodes) {
  Meter meter;
  meter.start({.nodes = 100}, std::chrono::steady_clock::now());
  int nodes = 1;
  while (!meter.spend()) ++nodes;
  EXPECT_EQ(nodes, 100);
  EXPECT_TRUE(meter.stopped());
  EXPECT_FALSE(meter.may_go_on(0));
}

TEST(Meter, IsStopped) {
  Meter meter;
  meter.start({}, std::chrono::steady_clock::now());
  EXPECT_FALSE(meter.spend());
  EXPECT_TRUE(meter.may_wait());
  meter.stop();
  EXPECT_TRUE(meter.spend());
  EXPECT_FALSE(meter.may_wait());
}

TEST(Meter, TakesNewLimits) {
  Meter meter;
  meter.start({}, std::chrono::steady_clock::now());
  EXPECT_FALSE(meter.spend());
  meter.limit({.nodes = 50});
  int nodes = 2;
  while (!meter.spend() && nodes < 10'000) ++nodes;
  EXPECT_LE(nodes, 100);
}

}  // namespace
}  // namespace mt::engine

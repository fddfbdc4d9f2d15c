#include "movetext/server/runtime/metrics.hpp"

#include <array>
#include <gtest/gtest.h>
#include <limits>
#include <stdexcept>
#include <thread>

namespace mt::server {
namespace {

TEST(Metrics, AllKindsAreWrittenAsText) {
  runtime::Metrics metrics;
  metrics.counter("mt_commands_total", "Commands by outcome", {{"outcome", "done"}}).add(3);
  metrics.counter("mt_commands_total", "Commands by outcome", {{"outcome", "ref\"u\\s\ned"}}).add();
  metrics.gauge("mt_open", "Open\nthings").set(2.5);
  metrics.gauge_of("mt_depth", "Depth", [] { return 7.0; });
  constexpr std::array<double, 2> bounds{0.1, 1};
  runtime::Histogram& histogram = metrics.histogram("mt_seconds", "Seconds", bounds);
  for (const double value : {0.1, 0.2, 5.0}) histogram.observe(value);
  EXPECT_EQ(metrics.exposition(),
            "# HELP mt_commands_total Commands by outcome\n"
            "# TYPE mt_commands_total counter\n"
            "mt_commands_total{outcome=\"done\"} 3\n"
            "mt_commands_total{outcome=\"ref\\\"u\\\\s\\ned\"} 1\n"
            "# HELP mt_open Open\\nthings\n"
            "# TYPE mt_open gauge\n"
            "mt_open 2.5\n"
            "# HELP mt_depth Depth\n"
            "# TYPE mt_depth gauge\n"
            "mt_depth 7\n"
            "# HELP mt_seconds Seconds\n"
            "# TYPE mt_seconds histogram\n"
            "mt_seconds_bucket{le=\"0.1\"} 1\n"
            "mt_seconds_bucket{le=\"1\"} 2\n"
            "mt_seconds_bucket{le=\"+Inf\"} 3\n"
            "mt_seconds_sum 5.3\n"
            "mt_seconds_count 3\n");
}

TEST(Metrics, TheSameNameReturnsTheSameMetric) {
  runtime::Metrics metrics;
  runtime::Counter& counter = metrics.counter("a_total", "");
  EXPECT_EQ(&counter, &metrics.counter("a_total", ""));
  EXPECT_NE(&counter, &metrics.counter("a_total", "", {{"x", "1"}}));
  EXPECT_THROW(metrics.gauge("a_total", ""), std::logic_error);
  for (const std::string_view bad : {"", "1a", "a b", "a{", "\u00E9"})
    EXPECT_THROW(metrics.counter(bad, ""), std::logic_error) << bad;
  EXPECT_THROW(metrics.counter("b_total", "", {{"bad name", "1"}}), std::logic_error);
}

TEST(Metrics, SeriesAreLimited) {
  runtime::Metrics metrics;
  for (int i = 0; i < 10000; ++i) metrics.counter("a_total", "", {{"x", std::to_string(i)}}).add();
  EXPECT_EQ(metrics.counter("a_total", "", {{"x", "9999"}}).value(), 10000 - runtime::Metrics::most_series);
  EXPECT_NE(metrics.exposition().find("a_total{x=\"other\"} 9800\n"), std::string::npos);
}

TEST(Metrics, NumbersOfAllSizesAreWritten) {
  runtime::Metrics metrics;
  metrics.gauge("a", "").set(std::numeric_limits<double>::infinity());
  metrics.gauge("b", "").set(std::numeric_limits<double>::quiet_NaN());
  const std::string text = metrics.exposition();
  EXPECT_NE(text.find("\na +Inf\n"), std::string::npos);
  EXPECT_NE(text.find("\nb NaN\n"), std::string::npos);
  runtime::Histogram histogram(runtime::latency_bounds());
  histogram.observe(std::numeric_limits<double>::infinity());
  histogram.observe(-1);
  EXPECT_EQ(histogram.in_bucket(0), 1U);
  EXPECT_EQ(histogram.in_bucket(runtime::latency_bounds().size()), 1U);
}

TEST(Metrics, ManyThreadsLoseNothing) {
  runtime::Metrics metrics;
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&metrics] {
      for (int i = 0; i < 1000; ++i) {
        metrics.counter("a_total", "", {{"x", std::to_string(i % 7)}}).add();
        metrics.gauge("g", "").add(1);
        metrics.histogram("h", "", runtime::size_bounds()).observe(i);
        if (i % 100 == 0) {
          EXPECT_FALSE(metrics.exposition().empty());
        }
      }
    });
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(metrics.gauge("g", "").value(), 4000);
  EXPECT_NE(metrics.exposition().find("h_count 4000\n"), std::string::npos);
}

}  // namespace
}  // namespace mt::server

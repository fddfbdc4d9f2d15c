#include "movetext/server/runtime/stop_sequence.hpp"

#include "server/runtime/temporary.hpp"

#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>

namespace mt::server {
namespace {

TEST(StopSequence, TakesItsStepsInOrderAndOnce) {
  const TemporaryDirectory directory;
  runtime::Log log(directory.at("log"));
  std::string taken;
  runtime::StopSequence stop(log, 10 * second_long);
  stop.add("one", [&] { taken += "1"; });
  stop.add("two", [&] { throw std::runtime_error("stuck\n"); });
  stop.add("three", [&] { taken += "3"; });
  EXPECT_FALSE(stop.run());
  EXPECT_EQ(taken, "13");
  EXPECT_TRUE(stop.run());
  EXPECT_EQ(taken, "13");
  const std::string text = text_of(directory.at("log"));
  EXPECT_NE(text.find("\"step\":\"two\",\"reason\":\"stuck\\u000a\""), std::string::npos) << text;
}

TEST(StopSequence, ReportsAHangingStep) {
  const TemporaryDirectory directory;
  runtime::Log log(directory.at("log"));
  std::atomic<bool> is_overdue = false;
  std::string hanging;
  runtime::StopSequence stop(log, 20, [&](std::string_view step) {
    hanging = step;
    is_overdue = true;
  });
  stop.add("quick", [] {});
  stop.add("slow", [&] {
    for (int i = 0; i < 1000 && !is_overdue; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  });
  EXPECT_FALSE(stop.run());
  EXPECT_EQ(hanging, "slow");
  EXPECT_NE(text_of(directory.at("log")).find("stop.overdue"), std::string::npos);
}

TEST(StopSequence, TerminatesAHangingProcess) {
  EXPECT_EXIT(
      {
        runtime::Log log("");
        runtime::StopSequence stop(log, 20);
        stop.add("for ever", [] { std::this_thread::sleep_for(std::chrono::hours(1)); });
        stop.run();
      },
      testing::ExitedWithCode(1), "for ever");
}

}  // namespace
}  // namespace mt::server

// Tests of the time limits of a conversation, without a clock.
#include "movetext/server/transport/lmtp/pace.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::server {
namespace {

using namespace std::chrono_literals;

// Returns the time `seconds` after the beginning.
transport::Pace::Time at(double seconds) {
  return transport::Pace::Time(1h) + std::chrono::milliseconds(static_cast<std::int64_t>(seconds * 1000));
}

transport::PaceLimits limits() {
  return {.idle = 300s, .command = 30s, .mail = 120s, .answer = 600s, .data_grace = 10s, .data_rate = 1000};
}

std::string overdue(const transport::Pace& pace, double seconds) {
  const char* words = pace.overdue(at(seconds));
  return words == nullptr ? "" : words;
}

TEST(Pace, ACommandIsTimedFromItsFirstByte) {
  transport::Pace pace(limits(), at(0));
  pace.note({.in_line = true}, at(10));
  for (const double later : {15.0, 25.0, 39.0}) pace.note({.in_line = true}, at(later));
  EXPECT_EQ(overdue(pace, 39.9), "");
  EXPECT_EQ(overdue(pace, 40), "the command took too long");
  pace.note({.in_line = true, .lines = 1}, at(39));
  EXPECT_EQ(pace.deadline(), at(69)) << "the next command has its own time limit";
  pace.note({.lines = 2}, at(40));
  EXPECT_EQ(pace.deadline(), at(300));
}

TEST(Pace, UselessCommandsDoNotExtendTheTime) {
  transport::Pace pace(limits(), at(0));
  for (std::uint64_t i = 1; i < 60; ++i) pace.note({.lines = i}, at(5.0 * static_cast<double>(i)));
  EXPECT_EQ(overdue(pace, 299), "");
  EXPECT_EQ(overdue(pace, 300), "no mail came for too long");
  pace.note({.lines = 61, .steps = 1}, at(299));
  EXPECT_EQ(pace.deadline(), at(599));
}

TEST(Pace, AMailMustBeCompleteInItsTime) {
  transport::PaceLimits any_rate = limits();
  any_rate.data_rate = 0;
  transport::Pace pace(any_rate, at(0));
  pace.note({.in_mail = true, .mails = 1, .steps = 2}, at(1));
  pace.note({.in_mail = true, .in_data = true, .mails = 1, .steps = 4}, at(100));
  EXPECT_EQ(overdue(pace, 120.9), "");
  EXPECT_EQ(overdue(pace, 121), "the mail took too long");
  pace.note({.in_mail = true, .mails = 2, .steps = 7}, at(120));
  EXPECT_EQ(pace.deadline(), at(240))
      << "the next mail has its own time limit, even if the mails follow each other without a check";
}

TEST(Pace, AMailMustKeepAMinimumRate) {
  transport::Pace pace(limits(), at(0));
  const auto data = [&](std::uint64_t bytes, double seconds) {
    pace.note({.in_mail = true, .in_data = true, .mails = 1, .steps = 4, .data = bytes}, at(seconds));
  };
  data(0, 0);
  EXPECT_EQ(pace.deadline(), at(10));
  data(5'000, 9);
  EXPECT_EQ(overdue(pace, 14.9), "");
  EXPECT_EQ(overdue(pace, 15), "the mail arrived too slowly");
  data(500'000, 14);
  EXPECT_EQ(overdue(pace, 119), "");
  EXPECT_EQ(overdue(pace, 120), "the mail took too long")
      << "early bytes do not extend the time limit of the mail";
}

TEST(Pace, TheClientMayWaitWhileAMailIsAnswered) {
  transport::Pace pace(limits(), at(0));
  pace.note({.in_mail = true, .in_data = true, .mails = 1, .steps = 4}, at(1));
  pace.note({.is_answered = true, .mails = 1, .steps = 5}, at(2));
  EXPECT_EQ(overdue(pace, 601), "");
  EXPECT_EQ(overdue(pace, 602), "the server took too long to answer");
}

TEST(Pace, FinalRepliesAreShort) {
  transport::Pace pace(limits(), at(0));
  pace.note({.is_over = true}, at(100));
  EXPECT_EQ(pace.deadline(), at(105));
  EXPECT_NE(overdue(pace, 105), "");
}

}  // namespace
}  // namespace mt::server

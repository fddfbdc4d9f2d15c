#include "movetext/server/runtime/log.hpp"

#include "server/runtime/temporary.hpp"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <thread>
#include <vector>

namespace mt::server {
namespace {

std::string line_of(std::string_view value) {
  std::string out;
  runtime::add_log_line(out, 1795321892120, runtime::LogLevel::warn, "mail.read", {{"from", value}});
  return out;
}

TEST(Log, ALineIsJson) {
  std::string out;
  runtime::add_log_line(out, 1795321892120, runtime::LogLevel::info, "mail.read",
                        {{"from", "fred"}, {"bytes", 812}, {"seconds", 0.25}, {"known", true}});
  EXPECT_EQ(
      out,
      "{\"time\":\"2026-11-22T04:31:32.120Z\",\"level\":\"info\",\"event\":\"mail.read\",\"from\":\"fred\","
      "\"bytes\":812,\"seconds\":0.25,\"known\":true}\n");
}

TEST(Log, FieldsCannotEndTheLineOrControlATerminal) {
  EXPECT_NE(line_of("a\r\n{\"level\":\"error\"}").find("\"a\\u000d\\u000a{\\\"level\\\":\\\"error\\\"}\""),
            std::string::npos);
  EXPECT_NE(line_of("\x1B[2J\x7F").find("\"\\u001b[2J\\u007f\""), std::string::npos);
  EXPECT_NE(line_of("\u0085\u2028").find("\"\\u0085\\u2028\""), std::string::npos);
  EXPECT_NE(line_of("\xFFz").find("\"\uFFFDz\""), std::string::npos);
  EXPECT_NE(line_of(std::string_view("a\0b", 3)).find("\"a\\u0000b\""), std::string::npos);
  for (int c = 0; c < 256; ++c) {
    const std::string line = line_of(std::string(3, static_cast<char>(c)));
    EXPECT_EQ(std::count(line.begin(), line.end(), '\n'), 1) << c;
    EXPECT_TRUE(std::none_of(line.begin(), line.end() - 1, [](char b) { return b >= 0 && b < ' '; })) << c;
  }
  EXPECT_LT(line_of(std::string(1000000, 'x')).size(), 2200U);
}

TEST(Log, LevelsAreFiltered) {
  const TemporaryDirectory directory;
  runtime::Log log(directory.at("log"), runtime::LogLevel::warn);
  log.info("small");
  log.warn("large");
  const std::string text = text_of(directory.at("log"));
  EXPECT_EQ(text.find("small"), std::string::npos);
  EXPECT_NE(text.find("large"), std::string::npos);
  EXPECT_EQ(runtime::find_log_level("error"), runtime::LogLevel::error);
  EXPECT_FALSE(runtime::find_log_level("loud"));
}

TEST(Log, ContinuesInANewFileAfterTheOldOneWasMoved) {
  const TemporaryDirectory directory;
  runtime::Log log(directory.at("log"));
  log.info("one");
  std::filesystem::rename(directory.at("log"), directory.at("log.1"));
  log.info("two");
  EXPECT_TRUE(log.reopen());
  log.info("three");
  EXPECT_NE(text_of(directory.at("log.1")).find("two"), std::string::npos);
  EXPECT_EQ(text_of(directory.at("log.1")).find("three"), std::string::npos);
  EXPECT_NE(text_of(directory.at("log")).find("three"), std::string::npos);
}

TEST(Log, LinesOfManyThreadsAreComplete) {
  const TemporaryDirectory directory;
  runtime::Log log(directory.at("log"));
  std::vector<std::thread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&log] {
      for (int i = 0; i < 500; ++i) log.info("event", {{"text", std::string(100, 'x')}});
    });
  for (int i = 0; i < 20; ++i) EXPECT_TRUE(log.reopen());
  for (std::thread& thread : threads) thread.join();
  std::istringstream lines(text_of(directory.at("log")));
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count) {
    EXPECT_EQ(line.substr(0, 9), "{\"time\":\"");
    EXPECT_EQ(line.back(), '}');
  }
  EXPECT_EQ(count, 2000);
  EXPECT_EQ(log.lost(), 0U);
}

TEST(Log, CountsLostLines) {
  runtime::Log log("/dev/full");
  log.info("gone");
  EXPECT_EQ(log.lost(), 1U);
  EXPECT_THROW(runtime::Log("/nowhere/log"), std::runtime_error);
}

}  // namespace
}  // namespace mt::server

// Finds real records through the environment variable MOVETEXT_CORPUS. If it is not set, a test is skipped
// with a message.
#pragma once
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

namespace mt::test {

// Returns an empty path if the variable is not set.
inline std::filesystem::path corpus() {
  const char* directory = std::getenv("MOVETEXT_CORPUS");
  return directory == nullptr ? std::filesystem::path{} : std::filesystem::path(directory);
}

inline std::string read_file(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  EXPECT_TRUE(in) << path;
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace mt::test

#define SKIP_WITHOUT_CORPUS() \
  if (mt::test::corpus().empty()) GTEST_SKIP() << "MOVETEXT_CORPUS is not set"

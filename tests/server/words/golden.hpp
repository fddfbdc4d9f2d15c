// Compares long texts with files that were reviewed once and must not change.
#pragma once
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>

namespace mt::server {

// Returns the width of the widest line in UTF-8 characters.
inline std::size_t widest_line(const std::string& text) {
  std::size_t widest = 0;
  std::size_t columns = 0;
  for (const char c : text) {
    columns = c == '\n' ? 0 : columns + ((c & 0xC0) != 0x80 ? 1 : 0);
    widest = widest > columns ? widest : columns;
  }
  return widest;
}

// Compares the text with the golden file. If the environment variable MOVETEXT_WRITE_GOLDEN is set, writes
// the file instead.
inline void expect_golden(const std::string& name, const std::string& text) {
  const std::string path = std::string(MAILS_GOLDEN) + "/" + name + ".txt";
  if (std::getenv("MOVETEXT_WRITE_GOLDEN") != nullptr) std::ofstream(path, std::ios::binary) << text;
  std::ifstream file(path, std::ios::binary);
  std::ostringstream wanted;
  wanted << file.rdbuf();
  EXPECT_EQ(text, wanted.str()) << name;
  EXPECT_LE(widest_line(text), 78U) << name;
}

}  // namespace mt::server

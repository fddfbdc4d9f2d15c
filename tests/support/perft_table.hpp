// Reads published and computed perft counts from files *.perft.
//
// A line has words that describe the position, separated by "|", and then the counts from depth 1.
#pragma once
#include "support/test_name.hpp"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <sstream>
#include <string>
#include <vector>

namespace mt::test {

struct PerftRow {
  std::string file;  // name of the file without its extension
  std::vector<std::string> words;
  std::vector<std::uint64_t> counts;
};

inline PerftRow read_perft_row(const std::string& line) {
  PerftRow row;
  const std::size_t last = line.rfind('|');
  EXPECT_NE(last, std::string::npos) << line;
  std::istringstream words(line.substr(0, last));
  for (std::string word; std::getline(words, word, '|');) {
    const std::size_t begin = std::min(word.find_first_not_of(' '), word.size());
    row.words.push_back(word.substr(begin, word.find_last_not_of(' ') + 1 - begin));
  }
  std::istringstream counts(line.substr(last + 1));
  for (std::uint64_t count = 0; counts >> count;) row.counts.push_back(count);
  EXPECT_TRUE(counts.eof() && !row.counts.empty()) << line;
  return row;
}

// Returns the lines with exactly `words` words from all files of a directory.
inline std::vector<PerftRow> read_perft_tables(const std::filesystem::path& directory, std::size_t words) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(directory))
    if (entry.path().extension() == ".perft") files.push_back(entry.path());
  std::sort(files.begin(), files.end());
  std::vector<PerftRow> rows;
  for (const std::filesystem::path& file : files) {
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
      if (line.empty() || line[0] == '#') continue;
      rows.push_back(read_perft_row(line));
      rows.back().file = file.stem().string();
      EXPECT_EQ(rows.back().words.size(), words) << line;
      rows.back().words.resize(words);
    }
  }
  return rows;
}

inline std::string perft_test_name(const testing::TestParamInfo<PerftRow>& test) {
  return test_name(test.param.file + "_" + test.param.words.front() + "_" + std::to_string(test.index));
}

}  // namespace mt::test

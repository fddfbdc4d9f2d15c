// Reads the cells of .mat files: just enough of the format to replay real records.
#pragma once
#include "movetext/base/side.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace mt::backgammon::test {

struct MatCell {
  Side side = Side::first;
  std::string text;  // "31: 8/5 6/5", "Doubles => 2", "Takes", "Wins 2 points"; trimmed
  int line = 0;      // line in the file, from 1
};

struct MatGame {
  std::array<std::uint32_t, 2> score{};
  std::vector<MatCell> cells;
};

struct MatMatch {
  std::uint32_t length = 0;
  std::string variation = "Backgammon";
  std::vector<MatGame> games;
};

MatMatch read_mat(const std::string& text);

}  // namespace mt::backgammon::test

// The numbers of a result in the spellings that records use: "1-0", "1:0", "1/2-\u00BD", "0,5:0,5", ".5-.5".
#pragma once
#include <cstddef>
#include <string_view>

namespace mt {

// A result that was read. Points are counted in halves: 2 and 0 for "1-0".
struct SpelledResult {
  std::size_t size = 0;  // bytes; 0 if the text is not a result
  int first = 0;
  int second = 0;
};

// Reads two numbers with a dash or a colon between them, without blanks. Each number is 0, 1, 2 or a half.
// The letter O is read as 0 if the other number is a digit.
SpelledResult read_spelled_result(std::string_view text, std::size_t at);

// Returns the size in bytes of a half at `at` ("1/2" or "\u00BD") that means a draw, or 0 if there is none
// there.
std::size_t lone_half_size(std::string_view text, std::size_t at);

// Returns the usual spelling of a result ("1/2-1/2"), or an empty view if a single game cannot have these
// points.
std::string_view usual_result(int first, int second);

}  // namespace mt

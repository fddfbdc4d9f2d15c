// The words and numbers in stored values, "E ver 3 0.49 0.14".
#pragma once
#include "movetext/text/blank.hpp"

#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace mt::statistics {

inline constexpr std::size_t most_words = 256;  // words of a value after this number are ignored

inline std::vector<std::string_view> words_of(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = text::skip_blanks(text, 0, text.size());
       at < text.size() && words.size() < most_words; at = text::skip_blanks(text, at, text.size())) {
    const std::size_t begin = at;
    while (at < text.size() && !text::is_blank(text[at])) ++at;
    words.push_back(text.substr(begin, at - begin));
  }
  return words;
}

// Returns the number that a word is, or nullopt if the word is not a finite number of moderate size.
inline std::optional<double> number_of(std::string_view word) {
  constexpr double largest = 1e6;
  if (!word.empty() && word.front() == '+') word.remove_prefix(1);
  double value = 0;
  const auto read = std::from_chars(word.data(), word.data() + word.size(), value);
  if (read.ec != std::errc() || read.ptr != word.data() + word.size()) return std::nullopt;
  return std::fabs(value) < largest ? std::optional(value) : std::nullopt;
}

}  // namespace mt::statistics

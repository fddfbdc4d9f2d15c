// The words in stored values, "E ver 3 0.49 0.14".
#pragma once
#include "movetext/record/annotation_values.hpp"
#include "movetext/text/blank.hpp"

#include <cstddef>
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

}  // namespace mt::statistics

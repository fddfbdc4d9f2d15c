// Functions on text that ignore the case of ASCII letters.
#pragma once
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

namespace mt::text {

inline std::string small_letters(std::string_view text) {
  std::string small(text);
  for (char& c : small) c = to_lower(c);
  return small;
}

constexpr bool begins_in_any_case(std::string_view text, std::string_view beginning) {
  return same_in_any_case(text.substr(0, beginning.size()), beginning);
}

template <class Words>
constexpr bool is_one_of(std::string_view word, const Words& words) {
  return std::any_of(words.begin(), words.end(),
                     [&](std::string_view each) { return same_in_any_case(each, word); });
}
constexpr bool is_one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return is_one_of<std::initializer_list<std::string_view>>(word, words);
}

}  // namespace mt::text

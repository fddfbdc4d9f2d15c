// Joins words into a list: "32-28 or 32-27", "a4, b4 or c4"; "5 and 6".
#pragma once
#include <span>
#include <string>
#include <string_view>

namespace mt::text {

inline std::string joined(std::span<const std::string> words, std::string_view last) {
  std::string out;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) out += i + 1 == words.size() ? last : ", ";
    out += words[i];
  }
  return out;
}
inline std::string either_of(std::span<const std::string> words) {
  return joined(words, " or ");
}
inline std::string both_of(std::span<const std::string> words) {
  return joined(words, " and ");
}

}  // namespace mt::text

// Compares two words byte by byte. This is for names and numbers of a few bytes that are compared millions of
// times: calling memcmp would take longer than the comparison.
#pragma once
#include "movetext/text/number.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace mt::text {

namespace same_word_detail {

template <class Word>
inline bool same_ends(const char* a, const char* b, std::size_t size) {
  const auto load = [](const char* bytes) {
    Word word;
    std::memcpy(&word, bytes, sizeof word);
    return word;
  };
  const std::size_t last = size - sizeof(Word);
  return load(a) == load(b) && load(a + last) == load(b + last);
}

}  // namespace same_word_detail

inline bool same_word(std::string_view a, std::string_view b) {
  using same_word_detail::same_ends;
  const std::size_t size = a.size();
  if (size != b.size()) return false;
  if (size > 16) return std::memcmp(a.data(), b.data(), size) == 0;
  if (size >= 8) return same_ends<std::uint64_t>(a.data(), b.data(), size);
  if (size >= 4) return same_ends<std::uint32_t>(a.data(), b.data(), size);
  if (size >= 2) return same_ends<std::uint16_t>(a.data(), b.data(), size);
  return size == 0 || a[0] == b[0];
}

// Returns whether two words are equal, ignoring the case of ASCII letters.
constexpr bool same_in_any_case(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  for (std::size_t i = 0; i < a.size(); ++i)
    if (to_lower(a[i]) != to_lower(b[i])) return false;
  return true;
}

}  // namespace mt::text

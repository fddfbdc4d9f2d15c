// Blanks in movetext: those of ASCII, U+00A0, U+3000 and U+FEFF.
#pragma once
#include "movetext/text/blank.hpp"

#include <cstddef>
#include <string_view>

namespace mt::text {

// Says whether the byte is visible ASCII: by far the most frequent answer to "is this a blank".
constexpr bool is_visible(char c) {
  return c > ' ' && c < '\x7F';
}

// Does the unusual part of skip_wide_blanks().
std::size_t skip_all_blanks(std::string_view text, std::size_t at);

// Returns the index of the first byte at or after `at` that is no blank; text.size() if there is none.
inline std::size_t skip_wide_blanks(std::string_view text, std::size_t at) {
  if (at < text.size() && is_visible(text[at])) return at;
  if (at + 1 < text.size() && is_blank(text[at]) && is_visible(text[at + 1])) return at + 1;
  return skip_all_blanks(text, at);
}

}  // namespace mt::text

// Blanks: the ASCII space and all control characters, including NUL and DEL.
#pragma once
#include <cstddef>
#include <string_view>

namespace mt::text {

constexpr bool is_blank(char c) {
  return static_cast<unsigned char>(c) <= ' ' || c == '\x7F';
}
constexpr bool is_line_end(char c) {
  return c == '\n' || c == '\r';
}

// Returns the index after the blanks that begin at `at`, or `end` if they reach it.
constexpr std::size_t skip_blanks(std::string_view text, std::size_t at, std::size_t end) {
  while (at < end && is_blank(text[at])) ++at;
  return at;
}

// Returns the text without the blanks at both ends.
constexpr std::string_view trim(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace mt::text

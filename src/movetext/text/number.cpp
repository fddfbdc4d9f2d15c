#include "movetext/text/number.hpp"

#include <string>

namespace mt::text {

namespace {

// Reads full-width digits, U+FF10 to U+FF19, possibly mixed with ASCII digits.
[[gnu::noinline, gnu::cold]] std::int64_t parse_wide_number(std::string_view text, std::int64_t limit) {
  constexpr std::string_view head = "\xEF\xBC";
  constexpr char zero = '\x90';
  std::string plain;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool wide = text.compare(at, head.size(), head) == 0 && at + head.size() < text.size();
    if (wide) at += head.size();
    const char digit = wide ? static_cast<char>(text[at] - zero + '0') : text[at];
    if (!is_digit(digit)) return -1;
    plain += digit;
  }
  return parse_number(plain, limit);
}

}  // namespace

std::int64_t parse_number(std::string_view text, std::int64_t limit) {
  if (text.empty()) return -1;
  std::int64_t value = 0;
  for (const char c : text) {
    if (!is_digit(c)) return c == '\xEF' ? parse_wide_number(text, limit) : -1;
    value = value * 10 + (c - '0');
    if (value > limit) return -1;
  }
  return value;
}

}  // namespace mt::text

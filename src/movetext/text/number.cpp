#include "movetext/text/number.hpp"

namespace mt::text {

std::int64_t parse_number(std::string_view text, std::int64_t limit) {
  if (text.empty()) return -1;
  std::int64_t value = 0;
  for (const char c : text) {
    if (!is_digit(c)) return -1;
    value = value * 10 + (c - '0');
    if (value > limit) return -1;
  }
  return value;
}

}  // namespace mt::text

// Numbers in text.
#pragma once
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::text {

constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
constexpr bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}
constexpr char to_lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
}

// Returns the value of a run of decimal digits, which may be full-width. Returns -1 if `text` is empty,
// contains another character, or exceeds `limit`.
std::int64_t parse_number(std::string_view text, std::int64_t limit = INT64_MAX / 10 - 9);

// Returns the number of a decimal text such as "-12.5", ".5" or "1e3", or nullopt if the text has another
// form. The result is the nearest number if the text has at most 15 digits, which count units between 1e-22
// and 1e22. (The function of the standard library is not available everywhere.)
std::optional<double> parse_decimal(std::string_view text);

}  // namespace mt::text

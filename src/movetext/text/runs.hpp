// Finds the end of a run of similar bytes.
#pragma once
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::text {

// Returns the index after the digits that begin at `at`, or `at` if there are none. Searches up to `end`.
constexpr std::size_t digits_end(std::string_view text, std::size_t at, std::size_t end) {
  while (at < end && is_digit(text[at])) ++at;
  return at;
}

// Returns the index after the ASCII letters that begin at `at`, like digits_end().
constexpr std::size_t letters_end(std::string_view text, std::size_t at, std::size_t end) {
  while (at < end && is_letter(text[at])) ++at;
  return at;
}

// Returns the index after the bytes other than blanks that begin at `at`, like digits_end().
constexpr std::size_t word_end(std::string_view text, std::size_t at, std::size_t end) {
  while (at < end && !is_blank(text[at])) ++at;
  return at;
}

// Returns the number at `at` if it is at most `limit`, and moves `at` past it. If there is no such number,
// `at` is unchanged.
inline std::optional<std::uint32_t> take_number(std::string_view text, std::size_t& at, std::size_t end,
                                                std::uint32_t limit) {
  const std::size_t stop = digits_end(text, at, end);
  const std::int64_t value = parse_number(text.substr(at, stop - at), limit);
  if (value < 0) return {};
  at = stop;
  return static_cast<std::uint32_t>(value);
}

}  // namespace mt::text

// Splits a line into fields, and reads numbers in the fields.
#pragma once
#include "movetext/games/backgammon/position.hpp"
#include "movetext/text/number.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::backgammon {

// The fields of a line. `count` is their number; only the first N are stored.
template <std::size_t N>
struct Fields {
  std::array<std::string_view, N> part{};
  std::size_t count = 0;

  constexpr std::string_view operator[](std::size_t i) const { return part[i]; }
};

template <std::size_t N>
constexpr Fields<N> split(std::string_view text, char separator) {
  Fields<N> fields;
  for (;;) {
    const std::size_t end = text.find(separator);
    if (fields.count < N) fields.part[fields.count] = text.substr(0, end);
    ++fields.count;
    if (end == std::string_view::npos) return fields;
    text.remove_prefix(end + 1);
  }
}

// Reads a decimal number between `low` and `high`. It may have a sign.
inline std::optional<std::int64_t> read_number(std::string_view text, std::int64_t low, std::int64_t high) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  std::int64_t value = text::parse_number(text);
  if (value < 0) return std::nullopt;
  if (negative) value = -value;
  if (value < low || value > high) return std::nullopt;
  return value;
}

// The limit for reading a field whose range is checked later. It is larger than all valid values, so that the
// later check can name the fault.
inline constexpr std::int64_t most_in_field = 1 << 20;

// Reads two digits such as "31", or "00", "0" or an empty text for no dice. Returns false for any other text.
constexpr bool read_dice(std::string_view text, Dice& dice) {
  dice = {};
  if (text == "00" || text == "0" || text.empty()) return true;
  if (text.size() != 2 || !are_dice(text[0] - '0', text[1] - '0')) return false;
  dice = {static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0')};
  return true;
}

// Returns the size of `prefix` if the text starts with it in upper or lower case, else 0. `prefix` is in
// ASCII.
constexpr std::size_t prefix_size(std::string_view text, std::string_view prefix) {
  if (text.size() < prefix.size()) return 0;
  for (std::size_t i = 0; i < prefix.size(); ++i)
    if (text::to_lower(text[i]) != text::to_lower(prefix[i])) return 0;
  return prefix.size();
}

}  // namespace mt::backgammon

// Splits a line into fields, and reads the numbers in them.
#pragma once
#include "movetext/games/backgammon/position.hpp"
#include "movetext/text/number.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace mt::backgammon {

// `count` is the number of fields; at most N are kept.
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

// Reads a decimal number, with or without a sign, between `low` and `high`.
inline std::optional<std::int64_t> read_number(std::string_view text, std::int64_t low, std::int64_t high) {
  const bool negative = text.starts_with('-');
  if (negative || text.starts_with('+')) text.remove_prefix(1);
  std::int64_t value = text::parse_number(text);
  if (value < 0) return std::nullopt;
  if (negative) value = -value;
  if (value < low || value > high) return std::nullopt;
  return value;
}

// The limit for a field that may hold any number: larger than all its valid values, so that later checks can
// name the fault.
inline constexpr std::int64_t most_in_field = 1 << 20;

// Reads "00" or "0" for none, or two digits such as "31". Returns false if the text is not a pair of dice.
constexpr bool read_dice(std::string_view text, Dice& dice) {
  dice = {};
  if (text == "00" || text == "0" || text.empty()) return true;
  if (text.size() != 2 || !are_dice(text[0] - '0', text[1] - '0')) return false;
  dice = {static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0')};
  return true;
}

// Returns the size of `prefix`, which is in ASCII capitals, if the text starts with it in capital or small
// letters, else 0.
constexpr std::size_t prefix_size(std::string_view text, std::string_view prefix) {
  if (text.size() < prefix.size()) return 0;
  for (std::size_t i = 0; i < prefix.size(); ++i)
    if (text::to_lower(text[i]) != text::to_lower(prefix[i])) return 0;
  return prefix.size();
}

}  // namespace mt::backgammon

#include "movetext/text/number.hpp"

#include <cmath>
#include <cstdlib>
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

std::optional<double> parse_decimal(std::string_view text) {
  constexpr std::uint64_t room = UINT64_MAX / 10 - 1;  // a digit can be added to smaller numbers
  constexpr int largest_exponent = 400;
  const bool is_negative = text.starts_with('-');
  if (is_negative) text.remove_prefix(1);
  std::uint64_t digits = 0;
  int exponent = 0;
  bool has_digit = false;
  bool has_point = false;
  std::size_t at = 0;
  for (; at < text.size() && (is_digit(text[at]) || (text[at] == '.' && !has_point)); ++at) {
    if (text[at] == '.') {
      has_point = true;
      continue;
    }
    has_digit = true;
    if (digits <= room) {
      digits = digits * 10 + static_cast<std::uint64_t>(text[at] - '0');
      if (has_point) --exponent;
    } else if (!has_point) {
      ++exponent;
    }
  }
  if (!has_digit) return std::nullopt;
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    std::string_view power = text.substr(at + 1);
    const bool is_small = power.starts_with('-');
    if (is_small || power.starts_with('+')) power.remove_prefix(1);
    if (power.empty() || power.find_first_not_of("0123456789") != std::string_view::npos) return std::nullopt;
    const std::int64_t value = parse_number(power, largest_exponent);
    const int given = value < 0 ? largest_exponent : static_cast<int>(value);
    exponent += is_small ? -given : given;
    at = text.size();
  }
  if (at < text.size()) return std::nullopt;
  const double size = std::pow(10.0, std::abs(exponent));
  const auto whole = static_cast<double>(digits);
  const double value = exponent < 0 ? whole / size : digits == 0 ? 0.0 : whole * size;
  return is_negative ? -value : value;
}

}  // namespace mt::text

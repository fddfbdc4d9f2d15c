#include "movetext/engine/protocol/api/reals.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace mt::engine {

std::string hundredths_text(int value) {
  const unsigned size = value < 0 ? 0U - static_cast<unsigned>(value) : static_cast<unsigned>(value);
  const std::string digits = std::to_string(size % 100);
  return (value < 0 ? "-" : "") + std::to_string(size / 100) + (digits.size() < 2 ? ".0" : ".") + digits;
}

std::optional<double> read_real(std::string_view text) {
  constexpr std::size_t longest = 32;
  if (text.empty() || text.size() > longest ||
      text.find_first_not_of("+-.0123456789") != std::string_view::npos)
    return std::nullopt;
  const bool is_negative = text.front() == '-';
  if (is_negative || text.front() == '+') text.remove_prefix(1);
  double value = 0;
  double unit = 0;
  for (const char c : text) {
    if (c == '.' && unit == 0) {
      unit = 1;
      continue;
    }
    if (c < '0' || c > '9') return std::nullopt;
    value = value * 10 + (c - '0');
    unit *= 10;
  }
  if (unit > 0) value /= unit;
  return is_negative ? -value : value;
}

std::optional<Milliseconds> read_seconds(std::string_view text) {
  constexpr double most = 1e9;
  const auto seconds = read_real(text);
  if (!seconds) return std::nullopt;
  return Milliseconds(static_cast<std::int64_t>(std::clamp(*seconds, 0.0, most) * 1000));
}

}  // namespace mt::engine

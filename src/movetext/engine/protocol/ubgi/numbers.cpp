#include "movetext/engine/protocol/ubgi/numbers.hpp"

#include "movetext/engine/protocol/api/reals.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace mt::engine::ubgi {
namespace {

bool are_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), text::is_digit);
}

}  // namespace

std::optional<std::uint64_t> take_number(Words& words) {
  constexpr std::size_t most_digits = 18;
  const std::string_view word = words.take();
  if (!are_digits(word) || word.size() > most_digits) return std::nullopt;
  std::uint64_t value = 0;
  for (const char c : word) value = value * 10 + static_cast<std::uint64_t>(c - '0');
  return value;
}

std::optional<double> take_real(Words& words) {
  constexpr std::size_t longest = 30;
  const std::string_view word = words.take();
  if (word.size() > longest) return std::nullopt;
  const std::string_view number = word.substr(word.starts_with('-') || word.starts_with('+') ? 1 : 0);
  const std::size_t point = number.find('.');
  if (!are_digits(number.substr(0, point))) return std::nullopt;
  if (point != std::string_view::npos && !are_digits(number.substr(point + 1))) return std::nullopt;
  return read_real(word);
}

bool write_real(double value, int digits, std::string& out) {
  constexpr double most = 1e6;
  if (!(std::abs(value) <= most)) return false;  // also rejects NaN
  std::array<char, 64> bytes{};
  const double least = 0.5 * std::pow(10.0, -digits);
  if (std::abs(value) < least) value = 0;  // avoids -0.0000
  const auto end =
      std::to_chars(bytes.data(), bytes.data() + bytes.size(), value, std::chars_format::fixed, digits);
  out.append(" ").append(bytes.data(), end.ptr);
  return true;
}

}  // namespace mt::engine::ubgi

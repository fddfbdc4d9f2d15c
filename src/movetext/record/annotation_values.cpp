#include "movetext/record/annotation_values.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <cmath>

namespace mt {

std::optional<WrittenValue> read_written_value(std::string_view text) {
  const std::string_view word = text.substr(0, std::min(text.find_first_of(", "), text.size()));
  const bool is_win = word.starts_with('#');
  const auto value = number_of(word.substr(is_win ? 1 : 0));
  if (!value || (is_win && *value == 0)) return std::nullopt;
  return WrittenValue{.is_win = is_win, .value = *value};
}

std::optional<double> read_time(std::string_view text) {
  double seconds = 0;
  text = text::trim(text);
  for (int parts = 0; parts < 3; ++parts) {
    const std::size_t colon = std::min(text.find(':'), text.size());
    const auto number = number_of(text.substr(0, colon));
    if (!number || std::signbit(*number)) return std::nullopt;
    seconds = seconds * 60 + *number;
    if (colon == text.size()) return seconds;
    text.remove_prefix(colon + 1);
  }
  return std::nullopt;
}

std::optional<double> number_of(std::string_view word) {
  constexpr double largest = 1e6;
  if (!word.empty() && word.front() == '+') word.remove_prefix(1);
  const std::optional<double> value = text::parse_decimal(word);
  return value && std::fabs(*value) < largest ? value : std::nullopt;
}

}  // namespace mt

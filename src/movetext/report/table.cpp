#include "movetext/report/table.hpp"

#include <array>
#include <charconv>
#include <cmath>
#include <utility>

namespace mt::report {

Cell text_cell(std::string text) {
  return {.kind = Cell::Kind::text, .text = std::move(text)};
}

Cell count_cell(std::uint64_t count) {
  return {.kind = Cell::Kind::number, .text = std::to_string(count)};
}

Cell real_cell(double number, int decimals) {
  constexpr double largest = 1e15;
  if (!(std::fabs(number) < largest)) return {};
  std::array<char, 40> digits{};
  const auto end =
      std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed, decimals);
  std::string text(digits.data(), end.ptr);
  if (text.front() == '-' && text.find_first_of("123456789") == std::string::npos) text.erase(0, 1);
  return {.kind = Cell::Kind::number, .text = std::move(text)};
}

}  // namespace mt::report

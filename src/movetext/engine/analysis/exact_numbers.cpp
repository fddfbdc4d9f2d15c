#include "movetext/engine/analysis/exact_numbers.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace mt::engine {
namespace {

constexpr std::size_t exact_decimals = 5;
constexpr std::int64_t exact_unit = 100'000;

std::int64_t units_of(double number) {
  constexpr double most = 1e6;
  return std::llround(std::clamp(number, -most, most) * static_cast<double>(exact_unit));
}

}  // namespace

std::string exact_text(double number) {
  const std::int64_t units = units_of(number);
  const std::int64_t size = std::abs(units);
  const std::string rest = std::to_string(size % exact_unit);
  return (units < 0 ? "-" : "") + std::to_string(size / exact_unit) + '.' +
         std::string(exact_decimals - rest.size(), '0') + rest;
}

double exact_value(double number) {
  return static_cast<double>(units_of(number)) / static_cast<double>(exact_unit);
}

}  // namespace mt::engine

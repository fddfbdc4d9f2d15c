// Fields of times and dates.
#pragma once
#include <cstdint>
#include <string>

namespace mt::ggf {

// Returns a number from 0 to 99 in two digits.
inline std::string two_digits(std::int64_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace mt::ggf

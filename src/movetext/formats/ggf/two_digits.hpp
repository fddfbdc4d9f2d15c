// Numbers in clock times.
#pragma once
#include <cstdint>
#include <string>

namespace mt::ggf {

// Returns a number below 100 with two digits.
inline std::string two_digits(std::int64_t number) {
  return (number < 10 ? "0" : "") + std::to_string(number);
}

}  // namespace mt::ggf

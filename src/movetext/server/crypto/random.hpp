// Generates unpredictable numbers for codes, keys and dice.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>

namespace mt::server::crypto {

std::string random_bytes(std::size_t count);
// Returns a uniformly distributed number from 0 to `bound` - 1; `bound` must be above 0.
std::uint32_t random_below(std::uint32_t bound);
inline constexpr std::size_t code_size = 26;
// Returns 128 random bits as `code_size` case-insensitive letters and digits, for a code that is used once.
std::string random_code();

}  // namespace mt::server::crypto

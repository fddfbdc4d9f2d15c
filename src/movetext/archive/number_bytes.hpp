// Numbers in keys of sorted items: eight bytes that sort like the number.
#pragma once
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::archive {

inline void append_number(std::uint64_t number, std::string& out) {
  for (int shift = 56; shift >= 0; shift -= 8) out += static_cast<char>(number >> shift);
}

// Removes and returns the number at the beginning of `bytes`, which must hold at least eight bytes.
inline std::uint64_t take_number(std::string_view& bytes) {
  std::uint64_t number = 0;
  for (const char c : bytes.substr(0, 8)) number = number << 8U | static_cast<unsigned char>(c);
  bytes.remove_prefix(8);
  return number;
}

}  // namespace mt::archive

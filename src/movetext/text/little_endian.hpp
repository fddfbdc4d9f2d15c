// Numbers stored with the lowest byte first.
#pragma once
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::text {

// Reads a number of at most eight bytes. Bytes after the end of the text are read as 0.
constexpr std::uint64_t read_little_endian(std::string_view bytes, std::size_t at, std::size_t size) {
  std::uint64_t value = 0;
  for (std::size_t i = size; i > 0; --i)
    if (at + i <= bytes.size()) value = value << 8U | static_cast<unsigned char>(bytes[at + i - 1]);
  return value;
}

// Appends the lowest `size` bytes of a number.
inline void append_little_endian(std::uint64_t value, std::size_t size, std::string& out) {
  for (std::size_t i = 0; i < size; ++i) out += static_cast<char>(value >> (8 * i));
}

}  // namespace mt::text

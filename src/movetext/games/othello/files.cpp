#include "movetext/games/othello/files.hpp"

#include <cstddef>
#include <cstdint>

namespace mt::othello {
namespace {

// Reads a little-endian number.
std::uint32_t number(std::string_view bytes, std::size_t at, std::size_t size) {
  std::uint32_t value = 0;
  for (std::size_t i = size; i > 0; --i) value = value << 8U | static_cast<unsigned char>(bytes[at + i - 1]);
  return value;
}

}  // namespace

bool is_wthor(std::string_view first_bytes) {
  constexpr std::size_t header = 16;
  if (first_bytes.size() < header) return false;
  const auto byte = [&](std::size_t i) { return number(first_bytes, i, 1); };
  const bool date = (byte(0) == 19 || byte(0) == 20) && byte(1) < 100 && byte(2) >= 1 && byte(2) <= 12 &&
                    byte(3) >= 1 && byte(3) <= 31;
  const std::uint32_t year = number(first_bytes, 10, 2);
  const bool board = byte(12) == 0 || byte(12) == 8 || byte(12) == 10;
  return date && board && byte(15) == 0 && (year == 0 || (year >= 1900 && year < 2100)) &&
         (number(first_bytes, 4, 4) > 0) != (number(first_bytes, 8, 2) > 0);
}

}  // namespace mt::othello

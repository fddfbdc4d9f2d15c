#include "movetext/server/crypto/base32.hpp"

#include <cstdint>

namespace mt::server::crypto {

std::string base32(std::string_view bytes) {
  constexpr std::string_view digits = "abcdefghijklmnopqrstuvwxyz234567";
  std::string out;
  out.reserve((bytes.size() * 8 + 4) / 5);
  std::uint32_t held = 0;
  unsigned bits = 0;
  for (const char byte : bytes) {
    held = held << 8U | static_cast<std::uint8_t>(byte);
    for (bits += 8; bits >= 5; bits -= 5) out += digits[held >> (bits - 5) & 31U];
    held &= (1U << bits) - 1;
  }
  if (bits > 0) out += digits[held << (5 - bits) & 31U];
  return out;
}

bool is_base32_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '2' && c <= '7');
}

}  // namespace mt::server::crypto

// Converts bytes to six-bit characters and back, and stores small numbers as runs of bits in the bytes.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::backgammon {

inline constexpr std::string_view base64_letters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr bool is_base64(std::string_view text) {
  return text.find_first_not_of(base64_letters) == std::string_view::npos;
}

// Stores N bytes. Bits are numbered from the lowest bit of the first byte.
template <std::size_t N>
class BitBox {
 public:
  static constexpr std::size_t letters = (N * 8 + 5) / 6;

  constexpr bool bit(std::size_t at) const { return (bytes_[at / 8] >> at % 8 & 1U) != 0; }
  constexpr void set(std::size_t at) {
    bytes_[at / 8] = static_cast<std::uint8_t>(bytes_[at / 8] | 1U << at % 8);
  }
  // Returns the number that `width` bits contain, beginning at bit `at`. The lowest bit of the number comes
  // first.
  constexpr std::uint32_t number(std::size_t at, std::size_t width) const {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < width; ++i) value |= static_cast<std::uint32_t>(bit(at + i)) << i;
    return value;
  }
  constexpr void put(std::size_t at, std::size_t width, std::uint32_t value) {
    for (std::size_t i = 0; i < width; ++i)
      if ((value >> i & 1U) != 0) set(at + i);
  }

  // Reads a text of `letters` characters of base64. Returns false if a bit after the last byte is not 0.
  constexpr bool read(std::string_view text) {
    std::uint32_t pending = 0;
    std::size_t bits = 0;
    std::size_t at = 0;
    for (const char c : text) {
      pending = pending << 6 | static_cast<std::uint32_t>(base64_letters.find(c));
      bits += 6;
      if (bits < 8 || at == N) continue;
      bits -= 8;
      bytes_[at++] = static_cast<std::uint8_t>(pending >> bits);
      pending &= (1U << bits) - 1;
    }
    return pending == 0;
  }
  void write(std::string& out) const {
    std::uint32_t pending = 0;
    std::size_t bits = 0;
    for (const std::uint8_t byte : bytes_) {
      pending = pending << 8 | byte;
      for (bits += 8; bits >= 6; bits -= 6) out += base64_letters[pending >> (bits - 6) & 63U];
      pending &= (1U << bits) - 1;
    }
    if (bits > 0) out += base64_letters[pending << (6 - bits) & 63U];
  }

 private:
  std::array<std::uint8_t, N> bytes_{};
};

}  // namespace mt::backgammon

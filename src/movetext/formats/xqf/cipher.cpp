#include "movetext/formats/xqf/cipher.hpp"

#include "movetext/text/fields.hpp"

namespace mt::xqf {
namespace {

// The offsets of the keys in the header.
constexpr std::size_t mask_at = 3;
constexpr std::size_t or_at = 8;
// At this offset there are four bytes: the sum of the keys, then the keys for the men, for the first points
// and for the second points.
constexpr std::size_t sum_at = 12;

constexpr std::string_view text_of_stream = "[(C) Copyright Mr. Dong Shiwei.]";

constexpr std::uint8_t low_byte(std::uint32_t number) {
  return static_cast<std::uint8_t>(number & 0xFFU);
}

constexpr std::uint32_t spread(std::uint32_t key) {
  return 54 * key * key + 221;
}

}  // namespace

Cipher cipher_of(std::string_view header) {
  const text::Fields fields(header);
  Cipher cipher;
  if (fields.u8(2) <= last_plain_version) return cipher;
  const std::uint32_t sum = fields.u8(sum_at);
  const std::uint32_t key = fields.u8(sum_at + 1);
  cipher.men = low_byte(spread(key) * key);
  cipher.from = low_byte(spread(fields.u8(sum_at + 2)) * cipher.men);
  cipher.to = low_byte(spread(fields.u8(sum_at + 3)) * cipher.from);
  cipher.comment = (sum * 256 + key) % 32000 + 767;
  for (std::size_t i = 0; i < cipher.stream.size(); ++i) {
    const std::uint32_t mask = fields.u8(or_at + i % 4) | (fields.u8(sum_at + i % 4) & fields.u8(mask_at));
    cipher.stream[i] = low_byte(mask & static_cast<unsigned char>(text_of_stream[i]));
  }
  return cipher;
}

bool has_sound_keys(std::string_view header) {
  const text::Fields fields(header);
  std::uint32_t keys = 0;
  for (std::size_t i = 0; i < 4; ++i) keys += fields.u8(sum_at + i);
  return low_byte(keys) == 0;
}

}  // namespace mt::xqf

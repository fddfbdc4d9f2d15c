// The columns of `source` that describe a file in UTF-16.
#pragma once
#include "movetext/text/charset.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace mt::database {

// The values of the column `utf16`: 0 none, 1 little endian, 2 big endian.
constexpr std::int64_t number_of(text::Utf16 order) {
  if (order == text::Utf16::none) return 0;
  return order == text::Utf16::little ? 1 : 2;
}
constexpr text::Utf16 utf16_of(std::int64_t number) {
  if (number == 1) return text::Utf16::little;
  return number == 2 ? text::Utf16::big : text::Utf16::none;
}

// The units that are not valid characters, which the text holds as U+FFFD.
struct StoredUnits {
  std::u16string units{};
  bool ends_in_half = false;  // the last unit is a single byte
};

// The column `replaced`: the units, high byte first, and a further byte if the last unit is a single byte.
inline std::string units_as_bytes(const StoredUnits& stored) {
  std::string out;
  for (const char16_t unit : stored.units) {
    out += static_cast<char>(unit >> 8);
    out += static_cast<char>(unit);
  }
  if (stored.ends_in_half) out += '\0';
  return out;
}
inline StoredUnits stored_units(std::string_view bytes) {
  StoredUnits stored;
  stored.ends_in_half = bytes.size() % 2 != 0;
  for (std::size_t at = 0; at + 1 < bytes.size(); at += 2)
    stored.units += static_cast<char16_t>(static_cast<unsigned char>(bytes[at]) << 8 |
                                          static_cast<unsigned char>(bytes[at + 1]));
  return stored;
}

}  // namespace mt::database

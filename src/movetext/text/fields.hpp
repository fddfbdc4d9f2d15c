// Reads the fields of a little-endian file: numbers, and texts of a fixed size. Bytes after the end of the
// file are read as 0.
#pragma once
#include "movetext/text/charset.hpp"
#include "movetext/text/little_endian.hpp"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::text {

class Fields {
 public:
  explicit Fields(std::string_view bytes) : bytes_(bytes) {}

  std::uint64_t number(std::size_t at, std::size_t size) const {
    return text::read_little_endian(bytes_, at, size);
  }
  std::uint8_t u8(std::size_t at) const { return static_cast<std::uint8_t>(number(at, 1)); }
  std::int8_t i8(std::size_t at) const { return static_cast<std::int8_t>(number(at, 1)); }
  std::int16_t i16(std::size_t at) const { return static_cast<std::int16_t>(number(at, 2)); }
  std::int32_t i32(std::size_t at) const { return static_cast<std::int32_t>(number(at, 4)); }
  std::uint32_t u32(std::size_t at) const { return static_cast<std::uint32_t>(number(at, 4)); }
  float f32(std::size_t at) const { return std::bit_cast<float>(u32(at)); }
  double f64(std::size_t at) const { return std::bit_cast<double>(number(at, 8)); }
  bool flag(std::size_t at) const { return u8(at) != 0; }

  // Reads a text: its length in one byte, then at most `most` characters of Windows-1252.
  std::string short_text(std::size_t at, std::size_t most) const {
    std::string text;
    decode(part(at + 1, std::min<std::size_t>(u8(at), most)), Charset::windows_1252, text);
    return text;
  }
  // Reads a text of at most `most` units of UTF-16, up to the first zero unit.
  std::string wide_text(std::size_t at, std::size_t most) const {
    std::size_t units = 0;
    while (units < most && number(at + 2 * units, 2) != 0) ++units;
    std::string text;
    const std::size_t used = decode_utf16(part(at, 2 * units), Utf16::little, text);
    if (used < 2 * units) text += "\uFFFD";  // an incomplete character at the end
    return text;
  }
  std::string_view part(std::size_t at, std::size_t size) const {
    return at < bytes_.size() ? bytes_.substr(at, size) : std::string_view();
  }
  std::size_t size() const { return bytes_.size(); }

 private:
  std::string_view bytes_;
};

}  // namespace mt::text

// The encodings of Chinese in which a character outside ASCII takes two bytes: Big5, and GBK, which is read
// with the characters of four bytes that GB18030 adds to it (four_byte.hpp).
//
// The tables are part of the core (98 KB), which has no locale and no library for it and runs anywhere.
#pragma once
#include "movetext/text/charset.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::text {

// [first byte][second byte]: from 0x81 with 190 characters each, and from 0xA1 with 157.
extern const char16_t gbk_table[];
extern const char16_t big5_table[];
// [first byte][second byte] of the rows that HKSCS has changed or added, with 157 characters each.
extern const char32_t hkscs_table[];

// Returns whether the character is a sign or one of the 5401 frequent characters of Big5.
bool is_frequent_in_big5(char32_t character);

constexpr bool is_double_byte(Charset charset) {
  return charset == Charset::gbk || charset == Charset::big5;
}

// Returns the encoding if the bytes are likely text in one of the two: characters side by side, nearly all of
// them among the frequent ones of the encoding.
std::optional<Charset> guess_double_byte(std::string_view bytes);

// Appends the text in UTF-8.  A pair of the areas for characters of the user's own becomes one of those of
// Unicode (U+E000 ...); the bytes of a pair that is not a character become U+FFFD each, and so does a byte
// that does not begin a pair.
void decode_double_byte(std::string_view bytes, Charset charset, std::string& out);

// Returns the number of bytes from which decode_double_byte() made a text.
std::size_t double_byte_size(std::string_view utf8, Charset charset);

}  // namespace mt::text

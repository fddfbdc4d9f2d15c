// The Chinese encodings with double-byte characters: Big5, and GBK, which is read together with the four-byte
// characters of GB18030 (four_byte.hpp).
//
// The tables are part of the core (98 KB), which must run anywhere and has neither locales nor a library for
// them.
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

// Returns whether the character is a symbol or one of the 5401 frequent characters of Big5.
bool is_frequent_in_big5(char32_t character);

constexpr bool is_double_byte(Charset charset) {
  return charset == Charset::gbk || charset == Charset::big5;
}

// Returns the encoding if the bytes are likely text in one of the two: adjacent characters, nearly all of
// them among the frequent ones of the encoding.
std::optional<Charset> guess_double_byte(std::string_view bytes);

// Appends the text in UTF-8. A pair in a user-defined area becomes a private-use character of Unicode (U+E000
// ...). Each byte of a pair that is not a character becomes U+FFFD, and so does a byte that does not begin a
// pair.
void decode_double_byte(std::string_view bytes, Charset charset, std::string& out);

// Returns the number of bytes from which decode_double_byte() made a text.
std::size_t double_byte_size(std::string_view utf8, Charset charset);

}  // namespace mt::text

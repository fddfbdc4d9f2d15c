// The Chinese encodings with double-byte characters: Big5 and GBK. GBK is read together with the four-byte
// characters of GB18030 (four_byte.hpp).
//
// The core contains the tables (98 KB) because it must also run without locales and
// conversion libraries.
#pragma once
#include "movetext/text/charset.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::text {

// Indexed by first byte and second byte. GBK starts with 0x81 and has 190 characters for each first byte;
// Big5 starts with 0xA1 and has 157.
extern const char16_t gbk_table[];
extern const char16_t big5_table[];
// The rows of Big5 that HKSCS has changed or added, with 157 characters each.
extern const char32_t hkscs_table[];

// Returns whether the character is a symbol or one of the 5401 frequent characters of Big5.
bool is_frequent_in_big5(char32_t character);

constexpr bool is_double_byte(Charset charset) {
  return charset == Charset::gbk || charset == Charset::big5;
}

// Returns GBK or Big5 if the bytes are likely text in that encoding: most pairs are adjacent, and most are
// frequent characters of the encoding.
std::optional<Charset> guess_double_byte(std::string_view bytes);

// Appends the text in UTF-8. A user-defined pair becomes a private-use character of Unicode (U+E000 ...).
// Each byte of a pair that is not a character becomes U+FFFD. A single byte that does not begin a pair also
// becomes U+FFFD.
void decode_double_byte(std::string_view bytes, Charset charset, std::string& out);

// Returns the number of bytes from which decode_double_byte() made a text.
std::size_t double_byte_size(std::string_view utf8, Charset charset);

}  // namespace mt::text

// Windows-1250 and ISO 8859-2, the encodings of Central European languages. They are distinguished from the
// Western encodings by the words in which the letters occur.
#pragma once
#include "movetext/text/charset.hpp"

#include <optional>
#include <string_view>

namespace mt::text {

// Returns the character of a byte from 0x80 to 0xFF. `charset` must be Windows-1250 or ISO 8859-2.
char32_t central_character(unsigned char byte, Charset charset);

// Returns Windows-1250 or ISO 8859-2 if the neighbours of most letters are usual in Central European words
// but not in Western European words. Bytes below 0x80 are read as ASCII.
std::optional<Charset> guess_central_european(std::string_view bytes);

}  // namespace mt::text

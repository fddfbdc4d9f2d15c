// Windows-1250 and ISO 8859-2, the encodings of Central European languages: their letters, and how they are
// distinguished from the Western encodings by the words in which the letters occur.
#pragma once
#include "movetext/text/charset.hpp"

#include <optional>
#include <string_view>

namespace mt::text {

// Returns the character of a byte from 0x80 on. `charset` must be one of the two.
char32_t central_character(unsigned char byte, Charset charset);

// Returns one of the two encodings if most letters are in places that are usual in Central European words but
// not in Western European words. Bytes below 0x80 are ASCII.
std::optional<Charset> guess_central_european(std::string_view bytes);

}  // namespace mt::text

// Windows-1250 and ISO 8859-2, the encodings of Central European languages: their letters, and how they are
// distinguished from the Western encodings by the words that the letters make.
#pragma once
#include "movetext/text/charset.hpp"

#include <optional>
#include <string_view>

namespace mt::text {

// Returns the character of a byte from 0x80 on.  `charset`: one of the two.
char32_t central_character(unsigned char byte, Charset charset);

// Returns which of the two the bytes are if most letters are where words of Central Europe have them and
// words of Western Europe do not; bytes below 0x80 are ASCII.
std::optional<Charset> guess_central_european(std::string_view bytes);

}  // namespace mt::text

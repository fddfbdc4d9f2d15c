// The characters that GB18030 adds to GBK. Each has four bytes; the second and the fourth are ASCII digits.
#pragma once
#include <cstdint>
#include <string_view>

namespace mt::text {

// Returns the character at the beginning of these bytes, or 0 if they do not begin with a four-byte code.
char32_t four_byte_character(std::string_view bytes);

// Returns whether the character has four bytes.
bool is_four_byte(char32_t scalar);

}  // namespace mt::text

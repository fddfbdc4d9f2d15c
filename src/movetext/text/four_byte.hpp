// The characters that GB18030 adds to GBK: four bytes each, of which the second and the fourth are digits.
#pragma once
#include <cstdint>
#include <string_view>

namespace mt::text {

// Returns the character whose code is at the beginning of these bytes, or 0 if there is none.
char32_t four_byte_character(std::string_view bytes);

// Returns whether the character has four bytes.
bool is_four_byte(char32_t scalar);

}  // namespace mt::text

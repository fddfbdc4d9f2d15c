// The characters that GB18030 adds to GBK: four bytes each, of which the second and the fourth are digits.
#pragma once
#include <cstdint>
#include <string_view>

namespace mt::text {

// Returns the character whose code begins these bytes; 0: none does.
char32_t four_byte_character(std::string_view bytes);

// Says whether the character has four bytes.
bool is_four_byte(char32_t scalar);

}  // namespace mt::text

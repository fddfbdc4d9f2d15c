// The columns that characters take in a terminal.
#pragma once
#include <cstddef>
#include <string_view>

namespace mt::text {

// Returns 1, 2 for a wide character, 0 for one that stands on the character before it, and -1 for one that is
// not shown as it is: controls, and formats that turn the direction of text.
int columns_of(char32_t value);

// Returns the columns of a line of UTF-8, of which a character that is not shown as it is has one.
std::size_t count_columns(std::string_view text);

}  // namespace mt::text

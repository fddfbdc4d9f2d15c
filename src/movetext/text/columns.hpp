// The number of columns that characters take in a terminal.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::text {

// Returns 1, 2 for a wide character, 0 for a combining character, and -1 for one that cannot be shown
// directly: controls, and format characters that change the text direction.
int columns_of(char32_t value);

// Returns whether the character joins its neighbours into one, or selects the style of the one before it: a
// terminal may use any number of columns for the result.
bool is_joiner(char32_t value);

// Appends UTF-8 in a form that can be shown in a terminal: without joiners, and with U+FFFD for characters
// for which columns_of() returns -1.
void append_shown(std::string_view text, std::string& out);

// Returns the columns of a line of UTF-8; a character that cannot be shown directly counts as one.
std::size_t count_columns(std::string_view text);

}  // namespace mt::text

// The number of columns of a character in a terminal.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::text {

// Returns 1; 2 for a wide character; 0 for a combining character; -1 for a character that cannot be shown
// directly: a control character, or a format character that changes the direction of text.
int columns_of(char32_t value);

// Returns whether the character joins its neighbours into one character, or selects the style of the
// character before it. Terminals differ in the number of columns of the result.
bool is_joiner(char32_t value);

// Appends UTF-8 in a form that a terminal can show: without joiners, and with U+FFFD for each character for
// which columns_of() returns -1.
void append_shown(std::string_view text, std::string& out);

// Returns the columns of a line of UTF-8. A character that cannot be shown directly counts as one column.
std::size_t count_columns(std::string_view text);

}  // namespace mt::text

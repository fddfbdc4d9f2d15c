// The columns that characters take in a terminal.
#pragma once
#include <cstddef>
#include <string>
#include <string_view>

namespace mt::text {

// Returns 1, 2 for a wide character, 0 for one that stands on the character before it, and -1 for one that is
// not shown as it is: controls, and formats that turn the direction of text.
int columns_of(char32_t value);

// Says whether the character joins those beside it to one, or chooses how the one before it looks: a terminal
// may take any number of columns for what comes of it.
bool is_joiner(char32_t value);

// Appends UTF-8 as it can be shown in a terminal: without joiners, and with U+FFFD for what columns_of() says
// -1 of.
void append_shown(std::string_view text, std::string& out);

// Returns the columns of a line of UTF-8, of which a character that is not shown as it is has one.
std::size_t count_columns(std::string_view text);

}  // namespace mt::text

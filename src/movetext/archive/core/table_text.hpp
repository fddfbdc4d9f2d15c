// Recognises tables of games and positions: they have a header line with column names, and rows below it.
#pragma once
#include <string_view>

namespace mt::archive {

// Returns whether the text begins with the header line of a table, followed by rows with the same separator.
// Several columns must have names that are usual in tables of games. In a table separated by tabs, one column
// with a name that is usual for positions is enough.
bool is_table(std::string_view text);

}  // namespace mt::archive

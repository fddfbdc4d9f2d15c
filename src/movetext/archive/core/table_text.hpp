// Recognises tables of games and positions: a line of column names, and rows below it.
#pragma once
#include <string_view>

namespace mt::archive {

// Returns whether the text begins with the names of columns, of which several are those of games, or one is
// that of a position in a table with tabs; rows with the same separator follow.
bool is_table(std::string_view text);

}  // namespace mt::archive

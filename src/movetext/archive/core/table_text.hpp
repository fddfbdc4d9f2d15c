// Recognises tables of games and positions: a header line with column names, and rows below it.
#pragma once
#include <string_view>

namespace mt::archive {

// Returns whether the text begins with a header line in which several columns are those of games, or one is
// that of a position in a tab-separated table; rows with the same separator must follow.
bool is_table(std::string_view text);

}  // namespace mt::archive

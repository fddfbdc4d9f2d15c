// The moves of a game in columns.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/views.hpp"

#include <cstddef>
#include <span>
#include <string>

namespace mt::server::words {

inline constexpr std::size_t recent_rows = 6;

// Appends a row for each pair of moves, " 12. 32-28 19x28", down the page and then in the next column.  A
// forced move is followed by "(Auto)".  Appends all rows, or only the last ones.
void add_move_list(std::string& out, std::span<const PlyShown> moves, bool all, const Language& language);

}  // namespace mt::server::words

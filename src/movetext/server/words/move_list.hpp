// Writes the moves of a game in columns.
#pragma once
#include "movetext/server/words/language.hpp"
#include "movetext/server/words/views.hpp"

#include <cstddef>
#include <span>
#include <string>

namespace mt::server::words {

inline constexpr std::size_t recent_rows = 6;

// Appends a row for each pair of moves, such as " 12. 32-28 19x28". The rows fill one column after the other
// from top to bottom. Forced moves are marked "(Auto)". If `all` is false, appends only the last rows.
void add_move_list(std::string& out, std::span<const PlyShown> moves, bool all, const Language& language);

}  // namespace mt::server::words

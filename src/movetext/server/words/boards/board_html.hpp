// Writes a board as part of an HTML mail: a table with plain attributes and inline styles, which mail
// programs display.  It loads nothing and runs no scripts.
#pragma once
#include "movetext/server/words/boards/board_style.hpp"

#include <string>
#include <string_view>

namespace mt::server::words {

// Returns a complete table.
std::string board_html(const BoardShown& shown, const BoardStyle& style);
// Returns the tag for a picture in the same mail with that Content-ID (without angle brackets).  Its
// alternative text describes the position in words.
std::string board_image_html(const BoardShown& shown, std::string_view content_id);

}  // namespace mt::server::words

// Writes a board as a part of an HTML mail: a table with plain attributes and inline styles, because mail
// programs display these. The table does not load anything and does not run scripts.
#pragma once
#include "movetext/server/words/boards/board_style.hpp"

#include <string>
#include <string_view>

namespace mt::server::words {

// Returns a complete HTML table.
std::string board_html(const BoardShown& shown, const BoardStyle& style);
// Returns an HTML tag that shows a picture in the same mail. `content_id` is the Content-ID of the picture
// without angle brackets. The alternative text describes the position in words.
std::string board_image_html(const BoardShown& shown, std::string_view content_id);

}  // namespace mt::server::words

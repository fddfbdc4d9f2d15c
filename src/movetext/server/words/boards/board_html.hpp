// A board as a part of a HTML mail: tables with plain attributes and styles in place, which is what mail
// readers show.  Nothing is fetched, nothing is run.
#pragma once
#include "movetext/server/words/boards/board_style.hpp"

#include <string>
#include <string_view>

namespace mt::server::words {

// A table, whole in itself.
std::string board_html(const BoardShown& shown, const BoardStyle& style);
// The picture that travels in the same mail under that Content-ID (without angle brackets), with the position
// in words for who does not see it.
std::string board_image_html(const BoardShown& shown, std::string_view content_id);

}  // namespace mt::server::words

// Draws a board as a PNG picture.
#pragma once
#include "movetext/server/words/boards/board_style.hpp"

#include <string>

namespace mt::server::words {

std::string board_svg(const BoardShown& shown, const BoardStyle& style);

// Returns whether this build can draw PNG.
bool has_png();
// Returns the bytes of a PNG file. Returns an empty text if has_png() is false or if there is not enough
// memory.
std::string board_png(const BoardShown& shown, const BoardStyle& style);

}  // namespace mt::server::words

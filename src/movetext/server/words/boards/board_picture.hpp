// A board as a picture.
#pragma once
#include "movetext/server/words/boards/board_style.hpp"

#include <string>

namespace mt::server::words {

std::string board_svg(const BoardShown& shown, const BoardStyle& style);

// Whether this build can draw PNG.
bool has_png();
// The bytes of the file; empty without has_png(), or if there is no memory for it.
std::string board_png(const BoardShown& shown, const BoardStyle& style);

}  // namespace mt::server::words

// Returns the characters of the men as outlines. They are part of the program, so that drawings need no font.
#pragma once
#include "movetext/games/xiangqi/board.hpp"

#include <string_view>

namespace mt::xiangqi {

// The font has 1000 units to the em, and an em is 50 units of a square.
inline constexpr int glyph_fineness = 20;

// Returns the outline as a path for board::path_figure.
std::string_view glyph(Kind kind, Side side);

}  // namespace mt::xiangqi

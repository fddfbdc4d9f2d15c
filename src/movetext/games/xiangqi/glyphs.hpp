// The characters of the men as outlines. They are part of the program, so that drawings need no font.
#pragma once
#include "movetext/games/xiangqi/board.hpp"

#include <string_view>

namespace mt::xiangqi {

inline constexpr int glyph_fineness = 20;  // 1000 units to the em of the font, 50 units of a square

// Returns a path for board::path_figure.
std::string_view glyph(Kind kind, Side side);

}  // namespace mt::xiangqi

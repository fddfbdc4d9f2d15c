// Draws a board in characters, at most 78 columns wide.
//
//        A   B   C   D
//      +---+---+---+---+
//    4 |   |*C*|   |*C*| 4      *C* :C: men of Black and White, *K* :K: kings, ::: an empty dark square;
//      +---+---+---+---+        [ ] around where the last move began and ended
//    3 |:::|   [:::]   | 3
//      +---+---+---+---+
#pragma once
#include "movetext/server/words/boards/board_style.hpp"

#include <string>
#include <string_view>

namespace mt::server::words {

// Returns lines that end with a line feed and have no trailing spaces. A board of points is drawn in only one
// size and with one set of characters.
std::string board_text(const BoardShown& shown, const BoardStyle& style);
// Returns whether the line begins a large board or a board of points. `next` is the line after it.
bool begins_board_text(std::string_view line, std::string_view next);

}  // namespace mt::server::words

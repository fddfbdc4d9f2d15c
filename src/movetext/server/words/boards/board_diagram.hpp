// The diagram that all forms of a board are drawn from.
#pragma once
#include "movetext/board/diagram.hpp"
#include "movetext/server/words/boards/board_style.hpp"

namespace mt::server::words {

// With names of lines and squares, the last move marked, and a title and description for who cannot see it.
board::Diagram board_diagram(const BoardShown& shown, const BoardStyle& style);

}  // namespace mt::server::words

// Builds the diagram from which all forms of a board are drawn.
#pragma once
#include "movetext/board/diagram.hpp"
#include "movetext/server/words/boards/board_style.hpp"

namespace mt::server::words {

// Returns a diagram with the names of lines and squares, the last move marked, and a title and a description
// for readers who cannot see it.
board::Diagram board_diagram(const BoardShown& shown, const BoardStyle& style);

}  // namespace mt::server::words

// Builds the diagram that all drawings of a board are made from.
#pragma once
#include "movetext/board/diagram.hpp"
#include "movetext/server/words/boards/board_style.hpp"

namespace mt::server::words {

// Returns a diagram with the names of lines and squares, and with the last move marked. It has a title and a
// description for readers who cannot see the drawing.
board::Diagram board_diagram(const BoardShown& shown, const BoardStyle& style);

}  // namespace mt::server::words

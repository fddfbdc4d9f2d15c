// The message about a name that does not belong to a square of the board.
#pragma once
#include "movetext/board/notation.hpp"
#include "movetext/games/draughts/square_names.hpp"

#include <string>
#include <string_view>

namespace mt::draughts {

// Returns text to write after the name: " is not a square of this board: file a has the ranks 5 and 6", or "
// is not a square of this board, which has the squares 1-50".
std::string why_no_square(const SquareNames& names, std::string_view name, board::Notation notation);

}  // namespace mt::draughts

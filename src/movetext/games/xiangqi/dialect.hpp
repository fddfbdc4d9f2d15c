// In which notation a text that may be a move is written.
#pragma once
#include "movetext/board/notation.hpp"

#include <string_view>

namespace mt::xiangqi {

// Says whether a text has the form that records in that notation have.  Both scripts are one notation, and so
// are points with and without a hyphen; the rarer forms of names ("C25", "62.5", "M3+5") belong to none.
bool is_written_in(std::string_view text, board::Notation notation);

}  // namespace mt::xiangqi

// Reads and writes the 26 integers of "set board simple" of GNU Backgammon. They are the bar of the side on
// roll, its points 1..24 in its own numbering, where checkers of the other side are negative, and the bar of
// the other side.
//
//   0 -2 0 0 0 0 5 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads numbers that are separated by blanks or commas. "simple" may come first. The number for each bar may
// be positive or negative. Black is assumed to be on roll, with a note.
Result<PositionReading> read_simple_board(const Rules& rules, std::string_view text, PositionNotes& notes);

void write_simple_board(const Position& position, std::string& out);

bool looks_like_simple_board(std::string_view text);

}  // namespace mt::backgammon

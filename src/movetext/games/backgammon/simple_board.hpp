// The 26 integers of "set board simple" of GNU Backgammon: the bar of the side on roll, points 1..24 in that
// side's numbering with the other's checkers negative, the other's bar.
//
//   0 -2 0 0 0 0 5 0 3 0 0 0 -5 5 0 0 0 -3 0 -5 0 0 0 0 2 0
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads numbers between blanks or commas, with or without "simple" before them; the bars may have either
// sign. Black is assumed to be on roll, with a note.
Result<PositionReading> read_simple_board(const Rules& rules, std::string_view text, PositionNotes& notes);

void write_simple_board(const Position& position, std::string& out);

bool looks_like_simple_board(std::string_view text);

}  // namespace mt::backgammon

// Reads and writes the position line of Snowie, as GNU Backgammon 1.07 writes it: 40 fields, each followed by
// a semicolon.
//
//   7;0;0;0;0;White;Black;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;3;1;
//
// The fields are, in order:
//   - match length, Jacoby rule, 0, money play
//   - the side on roll (0 White, 1 Black), its name, the other name
//   - Crawford game
//   - the points of the side on roll, then of the other side
//   - the cube, and its owner (1 the side on roll, -1 the other side)
//   - as the side on roll sees them: the bar of the other side (negative), points 1..24, its own bar
//   - the dice
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads a line. The last semicolon may be missing. Names are ignored.
Result<PositionReading> read_snowie_line(const Rules& rules, std::string_view text, PositionNotes& notes);
// Reads a line in the record of a match whose players the caller knows. `on_roll` is the side that the line
// names first. The field for the side on roll is ignored.
Result<PositionReading> read_snowie_line(const Rules& rules, std::string_view text, Side on_roll,
                                         PositionNotes& notes);

void write_snowie_line(const Position& position, std::string& out);

bool looks_like_snowie_line(std::string_view text);

}  // namespace mt::backgammon

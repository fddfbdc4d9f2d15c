// The position line of Snowie, as GNU Backgammon 1.07 writes it: 40 fields, a semicolon after each.
//
//   7;0;0;0;0;White;Black;0;0;0;1;0;0;-2;0;0;0;0;5;0;3;0;0;0;-5;5;0;0;0;-3;0;-5;0;0;0;0;2;0;3;1;
//
// Length, Jacoby, 0, money play, side on roll (0 White, 1 Black), its name, the other name, Crawford game,
// points of the side on roll, of the other, cube, its owner (1 the side on roll, -1 the other), then from the
// view of the side on roll: the other's bar (negative), points 1..24, its own bar; dice.
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// The last semicolon may be missing. Names are ignored.
Result<PositionReading> read_snowie_line(const Rules& rules, std::string_view text, PositionNotes& notes);
// Reads a line in a record of a match, where the caller knows the players: `on_roll` is the side that the
// line names first, regardless of its field for the side on roll.
Result<PositionReading> read_snowie_line(const Rules& rules, std::string_view text, Side on_roll,
                                         PositionNotes& notes);

void write_snowie_line(const Position& position, std::string& out);

bool looks_like_snowie_line(std::string_view text);

}  // namespace mt::backgammon

// XGID, the position line of eXtreme Gammon 2 (its manual and its public page on the format).
//
//   XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10
//
// 26 characters: White's bar, the points 1..24 in Black's numbering (a-o White, A-O Black, - empty), Black's
// bar; then cube (exponent), its owner (1 Black, -1 White), side on roll (1, -1), dice or D, B, R for a
// double, beaver, raccoon on offer, points of Black, of White, Crawford game (money play: 1 Jacoby, 2
// beavers), length, largest cube (exponent; 10 if nothing was agreed, 0: no cube).
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads a line with or without "XGID=". The board does not depend on the side on roll. It also accepts, with
// Code::position_form: missing fields after the fourth, cube and owner exchanged (if the owner is -1).
Result<PositionReading> read_xgid(const Rules& rules, std::string_view text, PositionNotes& notes);

void write_xgid(const Position& position, std::string& out);

// Returns whether the text has the shape of an XGID, even if its fields are wrong.
bool looks_like_xgid(std::string_view text);

}  // namespace mt::backgammon

// Reads and writes XGID, the position line of eXtreme Gammon 2 (its manual and its public page on the
// format).
//
//   XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:7:10
//
// The fields are, in order:
//   - 26 characters: White's bar, the points 1..24 in Black's numbering (a-o White, A-O Black, - empty),
//     Black's bar
//   - the cube (its exponent), and its owner (1 Black, -1 White)
//   - the side on roll (1 Black, -1 White)
//   - the dice, or D, B or R for a double, beaver or raccoon on offer
//   - the points of Black, then of White
//   - the Crawford game; in money play 1 is Jacoby and 2 is beavers
//   - the match length
//   - the largest cube: its exponent, which is 10 if nothing was agreed; 0 means that the cube has no limit
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads a line with or without "XGID=". The board does not depend on the side on roll. Also accepted with
// Code::position_form: missing fields after the fourth, and a cube whose value and owner are exchanged (if
// the owner is -1).
Result<PositionReading> read_xgid(const Rules& rules, std::string_view text, PositionNotes& notes);

void write_xgid(const Position& position, std::string& out);

// Returns whether the text has the shape of an XGID, even if its fields are wrong.
bool looks_like_xgid(std::string_view text);

}  // namespace mt::backgammon

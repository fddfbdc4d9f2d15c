// The board line of FIBS (boardstyle 3 of its client protocol), which GNU Backgammon 1.07 also writes.
//
//   board:gnubg:root:7:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:...
//
// Two names, length, points of both, 26 places, side on roll, dice of both, cube, which side may double, and
// more: 52 fields. The player named first is read as Black.
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads either direction and colour. The bars are read from the 26 places, because their own fields may be 0.
// A length of 9999 is money play. A double on offer was made by the side on roll; its own field shows it, or
// the fact that neither side may double before the roll. In a match where this may be the Crawford game, it
// is one if both of the last two fields are 0.
//   Missing fields after the cube are forgiven with Code::position_form; a turn of 0 (the game is over) is
//   read as Black's, with a warning.
Result<PositionReading> read_fibs_board(const Rules& rules, std::string_view text, PositionNotes& notes);

// Writes Black's line, with direction -1.
void write_fibs_board(const Position& position, std::string& out);

bool looks_like_fibs_board(std::string_view text);

}  // namespace mt::backgammon

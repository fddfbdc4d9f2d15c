// Reads and writes the board line of FIBS (boardstyle 3 of its client protocol), which GNU Backgammon 1.07
// also writes.
//
//   board:gnubg:root:7:0:0:0:-2:0:0:0:0:5:0:3:0:0:0:-5:5:0:0:0:-3:0:-5:0:0:0:0:2:0:1:3:1:3:1:...
//
// A line has 52 fields: two names, match length, points of both players, 26 points and bars, side on roll,
// dice of both, cube, which side may double, and more. The player who is named first is read as Black.
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads a line of either direction and colour.
//   - The bars are read from the list of 26 points and bars, because the separate fields for the bars may be
//     0.
//   - A length of 9999 is money play.
//   - A double on offer was made by the side on roll. A separate field shows the offer, or two fields say
//     that neither side may double before the roll.
//   - The game is the Crawford game if the score allows it and both of the last two fields are 0.
//   - Missing fields after the cube are forgiven with Code::position_form.
//   - A turn of 0 means that the game is over. It is read as Black's turn, with a warning.
Result<PositionReading> read_fibs_board(const Rules& rules, std::string_view text, PositionNotes& notes);

// Writes the line that Black would see, with direction -1.
void write_fibs_board(const Position& position, std::string& out);

bool looks_like_fibs_board(std::string_view text);

}  // namespace mt::backgammon

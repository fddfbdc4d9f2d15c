// A position as a board drawn in characters, and back.
//
//   +13-14-15-16-17-18------19-20-21-22-23-24-+   O: White  score 3  pips 167  off 0
//   | X           O    |   | O              X | +---+
//   | X           O    |   | O              X | | 2 |
//   | X           O    |   | O                | +---+
//   | X                |   | O                |
//   | X                |   | O                |
//  v|                  |BAR|                  |
//   | O                |   | X                |
//   | O                |   | X                |
//   | O           X    |   | X                |
//   | O           X    |   | X              O |
//   | O           X    |   | X              O |
//   +12-11-10--9--8--7-------6--5--4--3--2--1-+   X: Black  score 2  pips 167  off 0
//   7 point match
//   Cube: 2, O owns it
//   X to play 43
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

struct BoardTextStyle {
  bool flip = false;  // White at the bottom
};

// All that a position holds, the variant's name too.  Points have the numbers of the side at the bottom; a
// stack of more than five shows its number at the tip; the cube stands at its owner's side.  Lines end with
// a line feed and not with blanks.
void write_board_text(const Rules& rules, const Position& position, BoardTextStyle style, std::string& out);

// Reads such a drawing, and those of GNU Backgammon, eXtreme Gammon and BGBlitz with whatever stands around
// them.  Where a line names an XGID or a Position ID, the position is that of the ID alone.  Otherwise X is
// Black; stacks of more than nine may have two digits or A-F at the tip; turn, dice, cube, score and Crawford
// game are what the captions tell, and in some languages only what of them is numbers.
//   Not told: Black is on roll, money play, the cube in the middle at 1; with a note for the first.
Result<PositionReading> read_board_text(const Rules& rules, std::string_view text, PositionNotes& notes);

// Whether there are several lines, walls of a board or the label of an ID.
bool looks_like_board_text(std::string_view text);

}  // namespace mt::backgammon

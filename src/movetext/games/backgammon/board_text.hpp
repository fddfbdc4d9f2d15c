// Draws a position as a board in characters, and reads such boards.
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

// Writes a complete position, including the variant's name. Points are numbered for the side at the bottom; a
// stack of more than five shows its number at the tip; the cube is on its owner's side. Lines end with a line
// feed and have no trailing blanks.
void write_board_text(const Rules& rules, const Position& position, BoardTextStyle style, std::string& out);

// Reads such a drawing, and those of GNU Backgammon, eXtreme Gammon and BGBlitz with other text around them.
// If a line has an XGID or a Position ID, that ID alone gives the position. Otherwise X is Black; stacks of
// more than nine may have two digits or A-F at the tip; the captions give turn, dice, cube, score and
// Crawford game, in some languages only those that are numbers.
//   Missing: Black is on roll (with a note), money play, the cube in the middle at 1.
Result<PositionReading> read_board_text(const Rules& rules, std::string_view text, PositionNotes& notes);

// Returns whether a line, without surrounding blanks, begins like an edge of such a drawing or of those
// programs' drawings.
bool is_board_edge(std::string_view line);
// Returns whether there are several lines, with walls of a board or the label of an ID.
bool looks_like_board_text(std::string_view text);

}  // namespace mt::backgammon

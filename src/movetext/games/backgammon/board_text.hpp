// Draws a position as a board with characters, and reads drawn boards.
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
  bool flip = false;  // whether White is at the bottom
};

// Writes a complete position, including the name of the variant.
//   - The points have the numbers of the side at the bottom.
//   - A stack of more than five checkers shows their number at its tip.
//   - The cube is on the side of its owner.
//   - Lines end with a line feed and have no trailing blanks.
void write_board_text(const Rules& rules, const Position& position, BoardTextStyle style, std::string& out);

// Reads a board that was drawn by movetext, GNU Backgammon, eXtreme Gammon or BGBlitz. Other text may come
// before and after the board.
//   - If a line has an XGID or a Position ID, the position is read only from this ID.
//   - Otherwise X is Black. A stack of more than nine checkers may have two digits or A-F at its tip.
//   - The captions give turn, dice, cube, score and Crawford game. In some languages only captions with
//     numbers are read.
//   - If captions are missing, Black is on roll (with a note), it is money play, and the cube is in the
//     middle at 1.
Result<PositionReading> read_board_text(const Rules& rules, std::string_view text, PositionNotes& notes);

// Returns whether a line, without surrounding blanks, begins like an edge of a board drawn by movetext, GNU
// Backgammon, eXtreme Gammon or BGBlitz.
bool is_board_edge(std::string_view line);
// Returns whether the text has several lines and contains walls of a board or the label of an ID.
bool looks_like_board_text(std::string_view text);

}  // namespace mt::backgammon

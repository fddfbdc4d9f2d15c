// Writes a position as a drawing in characters, and reads it back.
//
//   8 r n b q k b n r
//   7 p p p p p p p p
//   6 . . . . . . . .
//     ...
//   1 R N B Q K B N R
//     A B C D E F G H
//   White to move
#pragma once
#include "movetext/games/chess/position_text.hpp"

#include <string>
#include <string_view>

namespace mt::chess {

struct BoardTextStyle {
  bool flip = false;        // Black at the bottom
  bool coordinates = true;  // letters and row numbers beside the board
  bool turn = true;         // the line "White to move"
};

void write_board_text(const Position& position, BoardTextStyle style, std::string& out);

// Reads eight rows of piece letters or figurines, with dots, hyphens or asterisks for empty squares, with or
// without blanks between them, or cells between bars; frames and labels may surround them. The row numbers
// decide which side is at the bottom; without numbers it is White. Without a line that names the side to
// move, it is White, with a note. A drawing does not show rights to castle, so there are none.
Result<Position> read_board_text(std::string_view text, PositionNotes& notes);

}  // namespace mt::chess

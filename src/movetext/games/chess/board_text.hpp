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
  bool flip = false;        // draw Black at the bottom
  bool coordinates = true;  // draw letters and row numbers beside the board
  bool turn = true;         // write the line "White to move"
};

void write_board_text(const Position& position, BoardTextStyle style, std::string& out);

// Reads a drawn board of eight rows:
//   - Piece letters and figurines are men.
//   - Dots, hyphens and asterisks are empty squares.
//   - Blanks or bars may separate the squares.
//   - A frame and labels may surround the board.
//   - The row numbers show which side is at the bottom. Without them it is White.
//   - If no line names the side to move, it is White, with a note.
//   - The position gets no castling rights, because a drawing cannot show them.
Result<Position> read_board_text(std::string_view text, PositionNotes& notes);

}  // namespace mt::chess

// A position of Othello drawn in eight lines, before the moves of a transcript:
//
//     A B C D E F G H        ........
//   1 . . . . . . . . 1      ........
//   ...                      ...
//   8 . . . . . . . . 8      ........
//   X to move                X
//
// The letters and numbers of the frame, the blanks between the squares and the side to move may be missing.
#pragma once
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::transcript {

// The part of a drawn position that a line is.
enum class BoardPart : std::uint8_t {
  none,
  frame,  // the letters of the columns
  row,    // eight squares
  side,   // only the side to move
};

// `rows`: the rows before the line, from 0 to 8.
BoardPart board_part(std::string_view line, std::size_t rows);

struct DrawnPosition {
  std::string fen;         // 64 squares, and the side to move
  bool names_side = true;  // false: derived from the number of discs
  std::size_t end = 0;     // start of the next line, or of the moves on the last line; 0 if there is none
};

// Reads the position drawn on the lines from `begin` on.
DrawnPosition read_drawn_position(std::string_view text, std::size_t begin);

}  // namespace mt::transcript

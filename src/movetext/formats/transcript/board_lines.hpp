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

// What a line is in a drawn position.
enum class BoardPart : std::uint8_t {
  none,
  frame,  // the letters of the columns
  row,    // eight squares
  side,   // the side to move and nothing else
};

// `rows`: the rows before the line, from 0 to 8.
BoardPart board_part(std::string_view line, std::size_t rows);

struct DrawnPosition {
  std::string fen;         // 64 squares, and the side to move
  bool names_side = true;  // false: the number of discs gives the side
  std::size_t end = 0;     // where the line after it, or the moves on its last line, begin; 0: there is none
};

// Reads the position drawn on the line that begins at `begin` and on those below it.
DrawnPosition read_drawn_position(std::string_view text, std::size_t begin);

}  // namespace mt::transcript

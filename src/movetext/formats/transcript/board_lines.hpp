// Reads a position of Othello drawn in eight lines before the moves of a transcript:
//
//     A B C D E F G H        ........
//   1 . . . . . . . . 1      ........
//   ...                      ...
//   8 . . . . . . . . 8      ........
//   X to move                X
//
// Three parts may be missing: the frame (the letters and numbers), the blanks between the squares, and the
// side to move.
#pragma once
#include "movetext/text/lines.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace mt::transcript {

// What a line can be within a drawn position.
enum class BoardPart : std::uint8_t {
  none,
  frame,  // the letters of the columns
  row,    // eight squares
  side,   // only the side to move
};

// Returns what the line is. `rows`: the number of rows before the line, from 0 to 8.
BoardPart board_part(std::string_view line, std::size_t rows);

struct DrawnPosition {
  std::string fen;         // 64 squares, and the side to move
  bool names_side = true;  // false: the side to move is computed from the number of discs
  // start of the next line, or of moves on the last line of the position; 0 if no position is drawn
  std::size_t end = 0;
};

// Reads the position drawn on the lines that start at `begin`.
DrawnPosition read_drawn_position(std::string_view text, std::size_t begin);

}  // namespace mt::transcript

// Writes a position as a drawing in characters, as the Draughts mail server draws its boards
// (board/render_text.hpp), and reads it back. The last line names the side to move.
#pragma once
#include "movetext/board/drawing.hpp"
#include "movetext/games/draughts/position_text.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::draughts {

struct BoardTextStyle {
  bool large = true;
  bool flip = false;  // Black at the bottom
  // The labels of the drawing:
  //   algebraic  letters and row numbers beside the board
  //   numeric    numbers in the empty squares; the small drawing has no room for them
  //   diagonal   the oblique lines
  //   empty      no labels
  std::optional<board::Notation> coordinates = board::Notation::algebraic;
  bool turn = true;  // the line "White to move"
};

// Returns a drawing of the pieces, without labels.
template <class Set>
board::Drawing drawing_of(const Variant<Set>& variant, const Position<Set>& position);

template <class Set>
void write_board_text(const Variant<Set>& variant, const Position<Set>& position, BoardTextStyle style,
                      std::string& out);

// Reads the drawings of board/render_text.hpp and of the mail server: ASCII and Unicode, both sizes, with any
// number of blanks. The row labels, the numbers in the squares, or "Black at the bottom" in the last line
// decide which side is at the bottom; without any of these it is White. If no line names the side to move,
// the side that begins is assumed, and a note reports this. Other text around the board is reported as junk.
template <class Set>
Result<Position<Set>> read_board_text(const Variant<Set>& variant, std::string_view text,
                                      PositionNotes& notes);

}  // namespace mt::draughts

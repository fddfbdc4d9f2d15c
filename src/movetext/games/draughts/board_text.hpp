// Writes a position as a drawing in characters, as the Draughts mail server draws its boards
// (board/render_text.hpp), and reads it back.  The last line names the side to move.
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
  // The labels: letters and row numbers beside the board, numbers in its empty squares (the small board has
  // no room for them), the oblique lines, or none.
  std::optional<board::Notation> coordinates = board::Notation::algebraic;
  bool turn = true;  // the line "White to move"
};

// Returns the pieces alone.
template <class Set>
board::Drawing drawing_of(const Variant<Set>& variant, const Position<Set>& position);

template <class Set>
void write_board_text(const Variant<Set>& variant, const Position<Set>& position, BoardTextStyle style,
                      std::string& out);

// Reads the drawings of board/render_text.hpp and of the mail server: ASCII and Unicode, both sizes, with any
// number of blanks. The row labels, the numbers in the squares, or "Black at the bottom" in the last line
// decide which side is at the bottom; without any of them it is White. Without a line that names the side to
// move, it is the side that begins, with a note. Other text around the board is noted as junk.
template <class Set>
Result<Position<Set>> read_board_text(const Variant<Set>& variant, std::string_view text,
                                      PositionNotes& notes);

}  // namespace mt::draughts

// A position as a drawing in characters, as the Draughts mail server draws its boards
// (board/render_text.hpp), and back. The last line tells who is to move.
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
  // Letters and row numbers beside the board, numbers in its empty squares (there is no room for them on the
  // small board), the oblique lines, or nothing.
  std::optional<board::Notation> coordinates = board::Notation::algebraic;
  bool turn = true;  // the line "White to move"
};

// The pieces alone.
template <class Set>
board::Drawing drawing_of(const Variant<Set>& variant, const Position<Set>& position);

template <class Set>
void write_board_text(const Variant<Set>& variant, const Position<Set>& position, BoardTextStyle style,
                      std::string& out);

// Reads the drawings of board/render_text.hpp and of the mail server: ASCII and Unicode, both sizes, blanks
// run together or not.  Which side is at the bottom is decided by the row labels, the numbers in the squares,
// or "Black at the bottom" in the last line; White if nothing tells.  Without a line that names the mover the
// side that begins is to move, with a note.  Other text around the board is noted as junk.
template <class Set>
Result<Position<Set>> read_board_text(const Variant<Set>& variant, std::string_view text,
                                      PositionNotes& notes);

}  // namespace mt::draughts

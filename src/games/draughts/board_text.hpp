// A position drawn with letters and signs, as the Draughts mail server draws its boards:
//
//      A   B   C   D   ...                          A B C D E F G H I J
//    +---+---+---+---+                           10|  b   b   b   b   b|10
// 10 |   |*C*|   |*C*|  ... 10                    9|b   b   b   b   b  |9
//    +---+---+---+---+
//
// *C* black man, :C: white man, *K* and :K: kings, ::: an empty playing square, blanks where nobody plays.
// The small form has b, w, B, W (capitals are kings) and a dot for an empty playing square.  The last line
// tells who is to move.
#pragma once
#include "movetext/games/draughts/position_text.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::draughts {

struct BoardTextStyle {
  bool large = true;
  bool flip = false;  // Black at the bottom
  // Beside the board: letters and row numbers; the numbers of the squares on the edge; the oblique lines; or
  // nothing.
  std::optional<board::Notation> coordinates = board::Notation::algebraic;
  bool turn = true;  // the line "White to move"
};

template <class Set>
void write_board_text(const Variant<Set>& variant, const Position<Set>& position, BoardTextStyle style,
                      std::string& out);

// Reads the drawings of write_board_text and of the mail server, blanks run together or not, in both sizes.
// The labels beside the rows tell which side is at the bottom; without labels it is White.  Without the line
// of the mover the side that begins is to move, with a note.  Other text around the board is noted as junk.
template <class Set>
Result<Position<Set>> read_board_text(const Variant<Set>& variant, std::string_view text,
                                      PositionNotes& notes);

// The labels of the two sides of a drawing, as cells of the board: what stands left of (0, y), right of (W -
// 1, y), above (x, H - 1) and below (x, 0), all with White at the bottom.
struct EdgeLabels {
  static constexpr int longest = SquareNames::max_width;
  std::array<board::CellName, longest> left{};
  std::array<board::CellName, longest> right{};
  std::array<board::CellName, longest> top{};
  std::array<board::CellName, longest> bottom{};
  std::array<board::CellName, longest> below{};  // a second line under the bottom one
};
EdgeLabels edge_labels(const SquareNames& names, std::optional<board::Notation> coordinates);

}  // namespace mt::draughts

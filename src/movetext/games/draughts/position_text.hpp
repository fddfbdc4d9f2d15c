// Reads and writes positions as text: PDN FEN, the string of the Hub protocol, a drawn board.
//
//   PositionNotes notes;
//   const auto position = parse_position(variant, "W:W31-50:B1-20", notes);
//   if (!position) show(notes.back());
//   std::string text;
//   write_fen(variant, *position, {}, text);
//
// Sources: PDN 3.0, the FEN tag; the Hub protocol of draughts engines, version 2; the board of the Draughts
// mail server.
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/result.hpp"
#include "movetext/games/draughts/variant.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::draughts {

// The warnings and notes about faults that were forgiven. If the position was refused, the last entry is the
// error.
using PositionNotes = std::vector<Diagnostic>;

// Reads any of the three forms; the text decides which. Appends to `notes`.
//   FEN    the side to move, then a group of squares for each colour
//   Hub    W or B, then one of w b W B e for each square in the order of their numbers
//   board  see read_board_text
// A FEN may have
//   - capital or small letters, extra blanks, dots and commas, leading zeros, or quotes around the text
//   - K or k for a king; D (dame, dama) is also read, and reported
//   - ranges: 1-20, K1-K20
//   - squares all by number or all by letter, under every rule set; if the letters are not squares of the
//     board but name its oblique lines, the notation is diagonal
//   - several groups of one colour, or an empty group
//   - G and P, men and kings already taken in an unfinished move: left out, and reported
//   - the counters H and F: left out, and reported
//   - Frisian +b+w, the king moves of Black and of White: in other games left out, and reported
//   - ? for an unknown side to move: read as the side that begins
// Faults: bad_fen; fen_range with the byte range of a square that does not exist, is not in play, or is
// listed twice.
template <class Set>
Result<Position<Set>> parse_position(const Variant<Set>& variant, std::string_view text,
                                     PositionNotes& notes);

// Reads a setup of the form B::, which keeps the board and only changes the side to move (PDN 3.0, setup
// moves).
std::optional<Colour> null_setup(std::string_view text);

// Returns whether the text is a FEN that does not name the side to move (?:W...).
bool names_no_mover(std::string_view text);

struct FenStyle {
  // Numeric, algebraic or diagonal. The default is the notation of the rule set.
  std::optional<board::Notation> notation{};
  bool ranges = false;     // writes three or more consecutive numbers as a range (31-50)
  bool king_moves = true;  // writes the Frisian +b+w if the rule set counts king moves and a count is not 0
};

// Writes a FEN such as W:W31,K45:B1: squares in the order of their numbers, K before kings, no blanks.
template <class Set>
void write_fen(const Variant<Set>& variant, const Position<Set>& position, FenStyle style, std::string& out);

// Returns whether a FEN of the position in diagonal notation would be misread as algebraic, because each name
// in it is also the algebraic name of a square.
template <class Set>
bool is_read_as_algebraic(const Variant<Set>& variant, const Position<Set>& position);

template <class Set>
void write_hub(const Variant<Set>& variant, const Position<Set>& position, std::string& out);

// parse_position() calls the functions below for the different forms of text. `text` has no surrounding
// blanks or quotes.
template <class Set>
Result<Position<Set>> read_fen(const Variant<Set>& variant, std::string_view text, PositionNotes& notes);

// Returns whether the text is a Hub string for this board.
bool is_hub(const SquareNames& names, std::string_view text);
template <class Set>
Position<Set> read_hub(const Variant<Set>& variant, std::string_view text);

// Adds notes of Code::odd_position: men on the row where they are crowned, more pieces than in the start
// array, a side without pieces.
template <class Set>
void note_oddities(const Variant<Set>& variant, const Position<Set>& position, std::string_view text,
                   PositionNotes& notes);

}  // namespace mt::draughts

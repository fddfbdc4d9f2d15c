// Reads and writes positions as text: FEN in its dialects, EPD, a drawn board.
//
//   PositionNotes notes;
//   const auto position = parse_position(rows::chess, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", notes);
//   if (!position) show(notes.back());
//   std::string text;
//   write_fen(*position, {}, text);
//
// Sources: Portable Game Notation (1994), sections 16.1 (FEN) and 16.2 (EPD); X-FEN (Reinhard Scharnagl);
// Shredder-FEN (Stefan Meyer-Kahlen).
#pragma once
#include "movetext/base/diagnostic.hpp"
#include "movetext/base/result.hpp"
#include "movetext/games/chess/rules.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace mt::chess {

// What was forgiven (warnings and notes). If there is a fault, the last entry is its message with
// Severity::error. Ranges are bytes of the original text.
using PositionNotes = std::vector<Diagnostic>;

// Reads any of the forms; the text decides which. Appends to `notes`.
//   FEN    one to six fields. Also accepted: capital W and B for the side to move, castling letters of any
//          of the three schemes in any order and more than once, blanks of any kind and underscores between
//          fields, quotes around it, consecutive digits, missing fields (White, no rights, clock 0, move 1),
//          move 0.
//   EPD    operations after four fields or six: hmvc and fmvn set the two counters; others are omitted
//          with a note.
//   board  see read_board_text.
//   "startpos", as engines write it: the start array.
// Rights to castle without king and rook in their places, and an en passant square without a double step that
// could have led there, are dropped with a warning.
// Faults, all Code::bad_fen: a character in a wrong place; a rank that is not 8 squares; not exactly one king
// for each side; pawns on the first or last rank; the side that is not to move in check; more than two men
// that give check.
// Warnings, Code::odd_position: a position that no game can lead to (more men than the start array and its
// promotions have, ...).
Result<Position> parse_position(const Rules& rules, std::string_view text, PositionNotes& notes);

struct FenStyle {
  EnPassantStyle en_passant = EnPassantStyle::legal;
  CastlingLetters castling = CastlingLetters::classic;
  bool counters = true;  // false: only the four fields of EPD
};

void write_fen(const Position& position, FenStyle style, std::string& out);

// Returns whether all castling rights of a FEN are possible in Chess960, but not in chess.
bool only_chess960_has_rights(std::string_view text);

// The parts of parse_position.
Result<Position> read_fen(const Rules& rules, std::string_view text, PositionNotes& notes);
// Sets Position::key and en_passant and checks what the text alone cannot show; `placement` is the byte range
// for errors. Returns false if the position is refused.
bool complete_position(Position& position, std::uint32_t begin, std::uint32_t end, PositionNotes& notes);

}  // namespace mt::chess

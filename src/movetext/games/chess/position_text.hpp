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

// The warnings and notes about faults that were forgiven. If the position was refused, the last entry is the
// error. Byte ranges refer to the original text.
using PositionNotes = std::vector<Diagnostic>;

// Reads a position in any of these forms, which it recognises from the text, and appends to `notes`:
//   FEN    one to six fields. Also accepted: capital W and B for the side to move, castling letters of any
//          of the three schemes in any order and more than once, blanks of any kind and underscores between
//          fields, quotes around the text, consecutive digits, missing fields (White, no rights, clock 0,
//          move 1), move 0.
//   EPD    operations after four or six fields: hmvc and fmvn set the two counters; others are ignored
//          with a note.
//   board  see read_board_text.
//   "startpos", as engines write it: the start array.
// A castling right is dropped with a warning if its king or rook is not on the right square. An en passant
// square is dropped with a warning if no double step can have passed it.
// Faults, all Code::bad_fen:
//   - a character in a wrong place
//   - a rank that does not have 8 squares
//   - a side without a king, or with several
//   - pawns on the first or last rank
//   - a check to the side that is not to move
//   - more than two men that give check
// Code::odd_position is a warning about a position that no game can reach, such as more men than the start
// array and its promotions allow.
Result<Position> parse_position(const Rules& rules, std::string_view text, PositionNotes& notes);

struct FenStyle {
  EnPassantStyle en_passant = EnPassantStyle::legal;
  CastlingLetters castling = CastlingLetters::classic;
  bool counters = true;  // if false, only the four fields of EPD are written
};

void write_fen(const Position& position, FenStyle style, std::string& out);

// Returns whether the castling rights of a FEN are all possible in Chess960, but not all in chess.
bool only_chess960_has_rights(std::string_view text);

// parse_position uses the functions below.
Result<Position> read_fen(const Rules& rules, std::string_view text, PositionNotes& notes);
// Sets Position::en_passant and checks the whole position, for example the checks to both kings. `begin` and
// `end` are the byte range that errors name. Returns false if the position is refused.
bool complete_position(Position& position, std::uint32_t begin, std::uint32_t end, PositionNotes& notes);

}  // namespace mt::chess

// Reads patterns of boards, in the spirit of the FEN patterns of pgn-extract.
//
//   PatternText pattern;
//   std::string fault = read_pattern("*/*/*/???N*/*/*/*/* w mirror", pattern);   // a knight on d5
//
// BOARD [w|b|-] [mirror] [swap] [shift] [PLIES] [end]
//
// BOARD lists the rows from the top, as seen with White at the bottom, separated by "/". On a board with
// every second square in play, only these squares are listed. In a row
//
//   a sign of a piece   that piece: "N", "n"; in draughts w, b, W, B
//   7                   so many empty squares; "." is one
//   ?                   any square        *   any number of any squares
//   !                   any piece         A, a   any piece of White, of Black; also "+", "-"
//   [Qq.]               one of these      [^Pp]  none of these
//   X{2} X{2+} X{2-4}   so many pieces on the square, in games that have several on one
#pragma once
#include "movetext/games/api/piece_signs.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace mt {

// One sign of a class, with the number of pieces on the square.
struct PatternSign {
  char sign = '?';
  int least = 1;
  int most = 0;  // 0: no limit
  friend bool operator==(const PatternSign&, const PatternSign&) = default;
};

// What may be on a square: one of the signs, or, if negated, none of them.
struct PatternClass {
  std::vector<PatternSign> signs;
  bool negated = false;
  friend bool operator==(const PatternClass&, const PatternClass&) = default;
};

// A part of a row.
struct PatternItem {
  int squares = 1;  // number of squares; 0: any number of any squares
  PatternClass what{};
  std::size_t at = 0;  // offset in the text, in bytes
};

struct PatternText {
  std::vector<std::vector<PatternItem>> rows;  // from the top
  char turn = '-';                             // the side to move: 'w', 'b', or '-' if it does not matter
  bool mirror = false;                         // also left and right exchanged
  bool swap = false;    // also with the colours exchanged, seen from the other side of the board
  bool shift = false;   // also moved over the board
  int plies = 1;        // the pattern must last for so many positions in a row
  bool at_end = false;  // only the final position counts
};

// Returns an error message that names the character, or an empty string on success.
std::string read_pattern(std::string_view text, PatternText& out);
// Reads a list of patterns, one a line. Empty lines and lines that begin with # are left out. If there
// are several lines, an error message begins with the number of the line.
std::string read_patterns(std::string_view lines, std::vector<PatternText>& out);

}  // namespace mt

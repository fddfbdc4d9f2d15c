// The two forms of chess as rows of data.
#pragma once
#include "movetext/games/chess/letters.hpp"
#include "movetext/games/chess/position.hpp"

#include <cstdint>

namespace mt::chess {

// How the rights to castle are written in a FEN.
enum class CastlingLetters : std::uint8_t {
  classic,  // KQkq, each for the outermost rook; an inner rook that castles by the letter of its file (X-FEN)
  files,    // always the letters of the files: HAha (Shredder-FEN)
};

// When a FEN names the square behind a double step.
enum class EnPassantStyle : std::uint8_t {
  legal,   // if a capture there is legal
  beside,  // if an enemy pawn stands beside the pawn, whether or not it may capture (X-FEN)
  always,  // after every double step (the standard)
};

struct Rules {
  std::int16_t start = 518;  // number of the start array, 0-959 (start_array.hpp)
  bool any_start = false;    // king and rooks may castle from any squares of the first rank, the king between
  CastlingLetters castling = CastlingLetters::classic;  // as positions are written ...
  EnPassantStyle en_passant = EnPassantStyle::legal;    // ... unless a notation of its own is asked for
  Letters letters = Letters::english;                   // of the men in the texts of moves
  bool king_takes_rook = false;  // how castling is written in coordinates: e1h1 instead of e1g1
  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

namespace rows {

// FIDE Laws of Chess, in force from 1 January 2023: articles 2.3 and 3.8.2.
inline constexpr Rules chess{};
// The same, Guidelines II: Chess960 Rules.
inline constexpr Rules chess960{.any_start = true, .king_takes_rook = true};

}  // namespace rows
}  // namespace mt::chess

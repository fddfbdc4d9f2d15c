// Defines chess and Chess960 as rows of data.
#pragma once
#include "movetext/games/chess/letters.hpp"
#include "movetext/games/chess/position.hpp"

#include <cstdint>

namespace mt::chess {

// How a FEN writes castling rights.
enum class CastlingLetters : std::uint8_t {
  classic,  // KQkq for the outermost rooks; the letter of the file for an inner rook (X-FEN)
  files,    // always the letters of the files: HAha (Shredder-FEN)
};

// When a FEN names the square that a double step passed.
enum class EnPassantStyle : std::uint8_t {
  legal,   // if an en passant capture is legal
  beside,  // if an enemy pawn is beside the stepping pawn, even if the enemy pawn may not capture (X-FEN)
  always,  // after every double step (PGN standard)
};

struct Rules {
  std::int16_t start = 518;  // number of the start array, 0-959 (start_array.hpp)
  bool any_start = false;    // Chess960: castling from any files, with the king between the rooks
  CastlingLetters castling = CastlingLetters::classic;  // the default for writing positions
  EnPassantStyle en_passant = EnPassantStyle::legal;    // the default for writing positions
  Letters letters = Letters::english;                   // letters of the men in move texts
  bool king_takes_rook = false;  // castling in coordinates is written e1h1 instead of e1g1
  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

namespace rows {

// FIDE Laws of Chess, in force from 1 January 2023: articles 2.3 and 3.8.2.
inline constexpr Rules chess{};
// `any_start`: Guidelines II of the Laws, Chess960 Rules. `king_takes_rook`: the UCI protocol, option
// UCI_Chess960.
inline constexpr Rules chess960{.any_start = true, .king_takes_rook = true};

}  // namespace rows
}  // namespace mt::chess

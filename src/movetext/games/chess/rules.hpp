// The two forms of chess as rows of data.
#pragma once
#include "movetext/games/chess/letters.hpp"
#include "movetext/games/chess/position.hpp"

#include <cstdint>

namespace mt::chess {

// How a FEN states the rights to castle.
enum class CastlingLetters : std::uint8_t {
  classic,  // KQkq, each for the outermost rook; for an inner rook the letter of its file (X-FEN)
  files,    // always the letters of the files: HAha (Shredder-FEN)
};

// When a FEN names the square passed by a double step.
enum class EnPassantStyle : std::uint8_t {
  legal,   // if a capture there is legal
  beside,  // if an enemy pawn stands beside the pawn, even if it may not capture (X-FEN)
  always,  // after every double step (the standard)
};

struct Rules {
  std::int16_t start = 518;  // number of the start array, 0-959 (start_array.hpp)
  bool any_start = false;    // any first-rank squares of king and rooks allow castling, the king between
  CastlingLetters castling = CastlingLetters::classic;  // for writing positions ...
  EnPassantStyle en_passant = EnPassantStyle::legal;    // ... unless a particular notation is requested
  Letters letters = Letters::english;                   // of the men, in the texts of moves
  bool king_takes_rook = false;                         // castling in coordinates is e1h1 instead of e1g1
  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

namespace rows {

// FIDE Laws of Chess, in force from 1 January 2023: articles 2.3 and 3.8.2.
inline constexpr Rules chess{};
// Chess by Guidelines II of the Laws, Chess960 Rules: `any_start`.  The UCI protocol, option UCI_Chess960:
// `king_takes_rook`.
inline constexpr Rules chess960{.any_start = true, .king_takes_rook = true};

}  // namespace rows
}  // namespace mt::chess

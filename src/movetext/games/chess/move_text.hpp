// Reads the text of a move, without a position.
//
//   MoveText text;
//   const Misread fault = read_move_text("Nbxd7+", text);
//   if (fault) ...
//
// The reader accepts SAN and long algebraic notation (Portable Game Notation, 1994, section 8.2.3; FIDE Laws
// of Chess, appendix C), and coordinates as engines write them (e2e4, e7e8q, e1g1, e1h1). It also accepts:
//   - zeros or lower-case letters in castling
//   - dashes and crosses outside ASCII
//   - figurines
//   - P for pawns
//   - a promotion after =, /, ( or no sign
//   - these marks after the move: e.p. ch dbl dis mate + ++ # x x# : ! ?
//   - pawn captures without ranks (ed, exd)
//   - letters in the wrong case
// The letters of the men are from one language (letters.hpp). Figurines are read in any language.
#pragma once
#include "movetext/base/misread.hpp"
#include "movetext/games/chess/letters.hpp"
#include "movetext/games/chess/position.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::chess {

// One way to read the text of a move. A member of type int8_t is -1 if the text does not give its value.
struct MoveReading {
  enum class Castling : std::uint8_t { none, short_side, long_side };

  Castling castling = Castling::none;
  std::uint8_t kinds = 0;  // the kinds that the man can have, as bits 1 << Kind
  std::int8_t from_file = -1;
  std::int8_t from_rank = -1;
  std::int8_t to_file = -1;
  std::int8_t to_rank = -1;
  std::int8_t promotion = -1;  // the Kind that the pawn becomes
  bool capture = false;        // the text has a capture sign
  bool coordinates = false;    // the text has two whole squares and no piece letter
  bool case_repaired = false;  // a letter has the wrong case

  constexpr bool can_be(Kind kind) const { return (kinds >> static_cast<unsigned>(kind) & 1U) != 0; }
  friend constexpr bool operator==(const MoveReading&, const MoveReading&) = default;
};

// The readings in the order in which they are tried. The first reading that fits a legal move is used.
struct MoveText {
  static constexpr std::size_t max_readings = 4;

  std::array<MoveReading, max_readings> reading{};
  std::uint8_t count = 0;
  bool odd_sign = false;  // a dash or cross outside ASCII

  std::span<const MoveReading> readings() const { return {reading.data(), count}; }
};

// The reason why a text is not a move.
enum class Misreading : std::uint8_t {
  none,
  no_move,    // does not look like a move
  no_square,  // a file and a rank that the board does not have, as in Nj3 or Nf9
  drop,       // N@f3: a man is put on the board, as in other games
  too_long,   // the text has more characters than any move
};

using Misread = mt::Misread<Misreading>;

// Reads the whole text. Returns the fault, if any.
Misread read_move_text(std::string_view text, MoveText& out, Letters letters = Letters::english);

}  // namespace mt::chess

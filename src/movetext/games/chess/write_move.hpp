// Writes the canonical text of a legal move in each notation.
#pragma once
#include "movetext/games/chess/generate.hpp"
#include "movetext/games/chess/rules.hpp"

#include <string>

namespace mt::chess {

enum class MoveNotation : std::uint8_t {
  san,  // Nbxd7+, e8=Q#, O-O (Portable Game Notation, 1994, section 8.2.3), in the letters of Rules::letters
  lan,  // Nb8xd7+, e7-e8=Q#, O-O: both squares, with a dash or x between them
  uci,  // b8d7, e7e8q; castling as e1g1, or e1h1 if Rules::king_takes_rook
};

// `move` must be legal in `position`.
void write_move(const Rules& rules, const Position& position, Move move, MoveNotation notation,
                std::string& out);

inline std::string move_text(const Rules& rules, const Position& position, Move move,
                             MoveNotation notation = MoveNotation::san) {
  std::string text;
  write_move(rules, position, move, notation, text);
  return text;
}

// What SAN adds about the start square if other men of the same kind can make the move: the file if it is
// enough, else the rank if it is enough, else both.
struct Disambiguation {
  bool file = false;
  bool rank = false;
  friend constexpr bool operator==(Disambiguation, Disambiguation) = default;
};
constexpr Disambiguation disambiguation(int from, Set64 others) {
  if (others == 0) return {};
  const bool file_shared = (others & (Set64{0x0101'0101'0101'0101} << file_of(from))) != 0;
  const bool rank_shared = (others & (Set64{0xFF} << 8 * rank_of(from))) != 0;
  if (!file_shared) return {.file = true};
  return {.file = rank_shared, .rank = true};
}

// Returns '+' if the side to move in `after` is in check, '#' if it is checkmated, else '\0'.
char check_sign(const Position& after);

}  // namespace mt::chess

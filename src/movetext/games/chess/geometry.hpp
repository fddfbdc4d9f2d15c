// Holds tables of the squares that a man reaches and of the squares between two squares.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <array>

namespace mt::chess {

inline constexpr Set64 file_a = 0x0101'0101'0101'0101;
inline constexpr Set64 file_h = file_a << 7;

constexpr Set64 file_set(int square) {
  return file_a << file_of(square);
}
constexpr Set64 rank_set(int square) {
  return Set64{0xFF} << (8 * rank_of(square));
}

struct Reach {
  std::array<Set64, 2> pawn;  // squares where a pawn captures, by Colour
  Set64 knight;
  Set64 king;
  Set64 diagonal;  // the lines of a bishop; no line includes the start square
  Set64 straight;  // the lines of a rook
  Set64 rising;    // the diagonal from lower left
  Set64 falling;   // the diagonal from upper left
};

extern const std::array<Reach, 64> reach;
// The squares strictly between two squares on a common line. Empty if they have no common line.
extern const std::array<std::array<Set64, 64>, 64> between;
// The whole line through two squares, including both of them. Empty if they have no common line.
extern const std::array<std::array<Set64, 64>, 64> line;

// Converts a square to an index without a check. The result is unsigned, so that addresses need no sign
// extension.
constexpr std::size_t place_of(int square) {
  return static_cast<unsigned>(square);
}
inline const Reach& reach_of(int square) {
  return reach[place_of(square)];
}
// The order of the two squares does not change the result. If one square is known earlier, pass it as `a`:
// the row of the table is then loaded while the other square is computed.
inline Set64 between_of(int a, int b) {
  return between[place_of(a)][place_of(b)];
}
inline Set64 line_of(int a, int b) {
  return line[place_of(a)][place_of(b)];
}

// Moves all squares of the set one step forward. Squares that leave the board are dropped.
template <Colour colour>
constexpr Set64 forward(Set64 set) {
  return colour == Colour::white ? set << 8 : set >> 8;
}
// forward_left returns the captures of pawns towards the a-file, forward_right towards the h-file.
template <Colour colour>
constexpr Set64 forward_left(Set64 set) {
  return colour == Colour::white ? (set & ~file_a) << 7 : (set & ~file_a) >> 9;
}
template <Colour colour>
constexpr Set64 forward_right(Set64 set) {
  return colour == Colour::white ? (set & ~file_h) << 9 : (set & ~file_h) >> 7;
}
constexpr Set64 knight_attacks(Set64 set) {
  const Set64 one = ((set & ~file_a) >> 1) | ((set & ~file_h) << 1);
  const Set64 two = ((set & ~(file_a | file_a << 1)) >> 2) | ((set & ~(file_h | file_h >> 1)) << 2);
  return one << 16 | one >> 16 | two << 8 | two >> 8;
}

}  // namespace mt::chess

// Tables of the squares that a man reaches and of the squares between two others.
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
  std::array<Set64, 2> pawn;  // captures, by Colour
  Set64 knight;
  Set64 king;
  Set64 diagonal;  // the lines of a bishop, without the square itself; also without it:
  Set64 straight;  // ... of a rook
  Set64 rising;    // the diagonal from lower left
  Set64 falling;   // the diagonal from upper left
};

extern const std::array<Reach, 64> reach;
// The squares strictly between two on a common line; empty if there is none.
extern const std::array<std::array<Set64, 64>, 64> between;
// The whole line through two squares, including both; empty if there is none.
extern const std::array<std::array<Set64, 64>, 64> line;

// Converts to an index without a check. The result is unsigned, so that addresses need no sign extension.
constexpr std::size_t place_of(int square) {
  return static_cast<unsigned>(square);
}
inline const Reach& reach_of(int square) {
  return reach[place_of(square)];
}
// The order of the squares does not matter; pass first the one that is known earlier, so that its row is
// loaded in the meantime.
inline Set64 between_of(int a, int b) {
  return between[place_of(a)][place_of(b)];
}
inline Set64 line_of(int a, int b) {
  return line[place_of(a)][place_of(b)];
}

// Moves all squares one step forward; those that leave the board vanish.
template <Colour colour>
constexpr Set64 forward(Set64 set) {
  return colour == Colour::white ? set << 8 : set >> 8;
}
// Returns the captures of pawns towards the a-file and towards the h-file.
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

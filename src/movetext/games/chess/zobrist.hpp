// Computes the key of a position. Each possible fact has a number, and the key is the exclusive or of the
// numbers of all true facts (Zobrist 1970). Equal positions have equal keys, but different positions may also
// have the same key. A caller that needs certainty must compare the positions as well.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <array>
#include <cstdint>

namespace mt::chess {

struct KeyNumbers {
  std::array<std::array<std::array<std::uint64_t, 64>, kind_count>, 2> man{};  // by Colour, Kind, square
  std::array<std::uint64_t, 64> castling{};                                    // by square of the rook
  std::array<std::uint64_t, 8> en_passant{};                                   // by file
  std::uint64_t black_to_move = 0;
};
extern const KeyNumbers key_numbers;

inline std::uint64_t man_key(Colour colour, Kind kind, int square) {
  return key_numbers.man[index(colour)][static_cast<std::size_t>(kind)][static_cast<std::size_t>(square)];
}
inline std::uint64_t castling_key(Set64 rooks) {
  std::uint64_t key = 0;
  while (rooks != 0) key ^= key_numbers.castling[static_cast<std::size_t>(pop(rooks))];
  return key;
}
// Returns the key number of Position::en_passant. The number is 0 if the square is 0, which means that no en
// passant square is set.
inline std::uint64_t en_passant_key(int square) {
  return square == 0 ? 0 : key_numbers.en_passant[static_cast<std::size_t>(file_of(square))];
}

// Computes the key from all data of the position.
std::uint64_t key_of(const Position& position);

}  // namespace mt::chess

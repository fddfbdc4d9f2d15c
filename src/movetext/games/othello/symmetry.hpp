// Computes the symmetries of the board. The game does not change if the board is turned or mirrored.
#pragma once
#include "movetext/games/othello/position.hpp"

#include <array>
#include <utility>

namespace mt::othello {

inline constexpr int symmetries = 8;

// Returns the image of a square. In `symmetry`, bit 0 mirrors the columns, bit 1 mirrors the rows, and bit 2
// exchanges columns and rows.
constexpr int image_of(int size, int square, int symmetry) {
  int column = square % size;
  int row = square / size;
  if ((symmetry & 1) != 0) column = size - 1 - column;
  if ((symmetry & 2) != 0) row = size - 1 - row;
  if ((symmetry & 4) != 0) std::swap(column, row);
  return row * size + column;
}

// Returns all images of the discs. The first image is the unchanged board.
template <class Set>
std::array<std::array<Set, 2>, symmetries> images_of(const Board<Set>& board, const Position<Set>& position) {
  std::array<std::array<Set, 2>, symmetries> images{};
  for (int symmetry = 0; symmetry < symmetries; ++symmetry)
    for (std::size_t side = 0; side < 2; ++side)
      for (Set left = position.discs[side]; any(left);)
        images[static_cast<std::size_t>(symmetry)][side] |=
            bit<Set>(image_of(board.size, pop(left), symmetry));
  return images;
}

}  // namespace mt::othello

// Computes the turned and mirrored boards on which a game of chess continues in the same way.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <utility>
#include <vector>

namespace mt::chess {

// A symmetry of the board: bit 0 mirrors the files, bit 1 mirrors the ranks, and bit 2 exchanges files and
// ranks.
inline constexpr int symmetries = 8;

constexpr int image_of(int square, int symmetry) {
  int file = file_of(square);
  int rank = rank_of(square);
  if ((symmetry & 1) != 0) file = 7 - file;
  if ((symmetry & 2) != 0) rank = 7 - rank;
  if ((symmetry & 4) != 0) std::swap(file, rank);
  return square_at(file, rank);
}

constexpr Set64 image_of(Set64 set, int symmetry) {
  Set64 out{};
  while (any(set)) out |= bit<Set64>(image_of(pop(set), symmetry));
  return out;
}

constexpr Position image_of(const Position& position, int symmetry) {
  Position out = position;
  Board& board = out.board;
  for (Set64* const set : {&board.pawns, &board.knights, &board.diagonals, &board.straights, &board.kings,
                           board.men.data(), &board.men[1]})
    *set = image_of(*set, symmetry);
  const auto image_of_step = [&](std::uint8_t square) {
    return static_cast<std::uint8_t>(square == 0 ? 0 : image_of(square, symmetry));
  };
  out.en_passant = image_of_step(position.en_passant);
  out.stepped_over = image_of_step(position.stepped_over);
  out.watchers = Position::not_known;
  return out;
}

// Returns the position and its images. Castling happens on one side of the board, so a position with a right
// to castle has no other image; pawns move along the files, so that only the files can be mirrored if there
// are any.
inline std::vector<Position> images_of(const Position& position) {
  const Board& board = position.board;
  const int count = any(board.castling) ? 1 : any(board.pawns) ? 2 : symmetries;
  std::vector<Position> out{position};
  for (int symmetry = 1; symmetry < count; ++symmetry) out.push_back(image_of(position, symmetry));
  return out;
}

}  // namespace mt::chess

#include "movetext/games/xiangqi/drawing.hpp"

#include "movetext/board/lattice.hpp"
#include "movetext/games/xiangqi/board.hpp"
#include "movetext/games/xiangqi/figures.hpp"
#include "movetext/games/xiangqi/river.hpp"

#include <array>

namespace mt::xiangqi {
namespace {

using board::Cell;
using board::Stroke;

constexpr std::int8_t last_file = file_count - 1;
constexpr std::int8_t last_rank = rank_count - 1;
constexpr std::int8_t bank = 4;  // rank on Red's bank of the river; only the two outer files cross the river

// The lines of the board: the ranks, the files (which the river interrupts), and the diagonals of the
// palaces.
constexpr auto strokes = [] {
  std::array<Stroke, rank_count + 2 + 2 * (file_count - 2) + 4> all{};
  std::size_t next = 0;
  for (std::int8_t rank = 0; rank <= last_rank; ++rank) all[next++] = {{0, rank}, {last_file, rank}};
  for (const std::int8_t edge : {std::int8_t{0}, last_file}) all[next++] = {{edge, 0}, {edge, last_rank}};
  for (std::int8_t file = 1; file < last_file; ++file) {
    all[next++] = {{file, 0}, {file, bank}};
    all[next++] = {{file, bank + 1}, {file, last_rank}};
  }
  for (const std::int8_t palace : {std::int8_t{0}, std::int8_t{7}}) {
    const auto beyond = static_cast<std::int8_t>(palace + 2);
    all[next++] = {{3, palace}, {5, beyond}};
    all[next++] = {{3, beyond}, {5, palace}};
  }
  return all;
}();

// The start points of cannons and pawns, which are marked on the board.
constexpr std::array<Cell, 14> stars{{{1, 2},
                                      {7, 2},
                                      {0, 3},
                                      {2, 3},
                                      {4, 3},
                                      {6, 3},
                                      {8, 3},
                                      {1, 7},
                                      {7, 7},
                                      {0, 6},
                                      {2, 6},
                                      {4, 6},
                                      {6, 6},
                                      {8, 6}}};

constexpr board::Lattice lattice{strokes, stars, river_characters};

}  // namespace

board::Drawing drawing_of(const Position& position) {
  board::Drawing drawing(coordinates.shape);
  drawing.lattice = &lattice;
  for (Points men = position.occupied(); men != 0;) {
    const int point = pop(men);
    const Cell cell{static_cast<std::int8_t>(file_of(point)), static_cast<std::int8_t>(rank_of(point))};
    const bool is_red = position.side_at(point) == red;
    drawing.put(cell, {&figure_of(position.kind_at(point)), is_red ? board::Ink::light : board::Ink::dark});
  }
  return drawing;
}

}  // namespace mt::xiangqi

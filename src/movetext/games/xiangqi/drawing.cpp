#include "movetext/games/xiangqi/drawing.hpp"

#include "movetext/games/xiangqi/figures.hpp"
#include "movetext/games/xiangqi/lattice.hpp"

namespace mt::xiangqi {

board::Drawing drawing_of(const Position& position) {
  board::Drawing drawing(coordinates.shape);
  drawing.lattice = &lattice;
  for (Points men = position.occupied(); men != 0;) {
    const int point = pop(men);
    const board::Cell cell{static_cast<std::int8_t>(file_of(point)),
                           static_cast<std::int8_t>(rank_of(point))};
    const bool is_red = position.side_at(point) == red;
    drawing.put(cell, {&figure_of(position.kind_at(point)), is_red ? board::Ink::light : board::Ink::dark});
  }
  return drawing;
}

}  // namespace mt::xiangqi

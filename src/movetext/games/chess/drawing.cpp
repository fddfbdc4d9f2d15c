#include "movetext/games/chess/drawing.hpp"

#include "movetext/games/chess/figures.hpp"

namespace mt::chess {
board::Drawing drawing_of(const Position& position) {
  board::Drawing drawing(coordinates.shape);
  drawing.checkered = true;
  for (Set64 occupied = position.board.occupied(); any(occupied);) {
    const int square = pop(occupied);
    const board::Cell cell{static_cast<std::int8_t>(file_of(square)),
                           static_cast<std::int8_t>(rank_of(square))};
    const bool white = position.board.colour_at(square) == Colour::white;
    drawing.put(cell,
                {&figure_of(position.board.kind_at(square)), white ? board::Ink::light : board::Ink::dark});
  }
  return drawing;
}

}  // namespace mt::chess

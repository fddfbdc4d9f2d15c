#include "movetext/games/othello/drawing.hpp"

#include "movetext/board/disc_figures.hpp"

namespace mt::othello {
namespace {

// White's discs are light, Black's are dark.
constexpr board::PieceFigure disc{.name = "disc",
                                  .ids = {"white-disc", "black-disc"},
                                  .letters = {"O", "X"},
                                  .cells = {"(O)", "*X*"},
                                  .figurines = {"\u25CB", "\u25CF"},
                                  .text_figurines = {"\u25CB", "\u25CF"},
                                  .draw = board::draw_flat_disc};

}  // namespace

template <class Set>
board::Drawing drawing_of(const Board<Set>& board, const Position<Set>& position) {
  const board::Coordinates coordinates = coordinates_of(board.size);
  board::Drawing drawing(coordinates.shape);
  drawing.felt = true;
  const Set moves = moves_of(board, position.of(position.mover()), position.of(other(position.mover())));
  for (int square = 0; square < board.square_count(); ++square) {
    const board::Cell cell = coordinates.from_a1(
        {static_cast<std::int8_t>(square % board.size), static_cast<std::int8_t>(square / board.size)});
    if (has(position.of(Side::first), square)) drawing.put(cell, {&disc, board::Ink::dark});
    if (has(position.of(Side::second), square)) drawing.put(cell, {&disc, board::Ink::light});
    if (has(moves, square)) drawing.hint(cell);
  }
  return drawing;
}

template board::Drawing drawing_of(const Board<Set64>&, const Position<Set64>&);
template board::Drawing drawing_of(const Board<Set128>&, const Position<Set128>&);

}  // namespace mt::othello

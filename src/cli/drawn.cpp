#include "movetext/cli/drawn.hpp"

#include "movetext/board/labels.hpp"

namespace mt::cli {

void label(board::Drawing& drawing, const AnyGame& game, board::Notation notation) {
  board::add_labels(drawing, game.coordinates(), notation);
}

// A piece that comes to a square is the mover's; of the pieces that left, the mover's are those of its
// colour.
void mark_last_move(board::Drawing& drawing, const board::Drawing& before) {
  const board::Shape shape = drawing.shape();
  const auto each_cell = [&shape](auto visit) {
    for (std::int8_t y = 0; y < shape.height; ++y)
      for (std::int8_t x = 0; x < shape.width; ++x) visit(board::Cell{x, y});
  };
  board::Ink mover = board::Ink::light;
  each_cell([&](board::Cell cell) {
    const board::Piece now = drawing.piece(cell);
    if (now.glyph == board::Glyph::none || now == before.piece(cell)) return;
    mover = now.ink;
    drawing.mark(cell);
  });
  each_cell([&](board::Cell cell) {
    const board::Piece then = before.piece(cell);
    if (then.glyph != board::Glyph::none && then.ink == mover &&
        drawing.piece(cell).glyph == board::Glyph::none)
      drawing.mark(cell);
  });
}

}  // namespace mt::cli

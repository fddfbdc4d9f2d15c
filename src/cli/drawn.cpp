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

// What the other side lost there by a hit is where a checker came to.
void mark_last_move(board::PointsDrawing& drawing, const board::PointsDrawing& before) {
  if (!before.on_roll) return;
  board::PointsSide& now = drawing.of(*before.on_roll);
  const board::PointsSide& then = before.of(*before.on_roll);
  for (std::size_t i = 0; i < now.points.size(); ++i) now.marked[i] = now.points[i] != then.points[i];
}

}  // namespace mt::cli

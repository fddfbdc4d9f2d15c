#include "movetext/board/last_move.hpp"

#include <cstddef>
#include <cstdint>

namespace mt::board {

// A piece that reaches a square belongs to the mover; so do the pieces of its colour that left a square.
void mark_last_move(Drawing& drawing, const Drawing& before) {
  const Shape shape = drawing.shape();
  const auto each_cell = [&shape](auto visit) {
    for (std::int8_t y = 0; y < shape.height; ++y)
      for (std::int8_t x = 0; x < shape.width; ++x) visit(Cell{x, y});
  };
  Ink mover = Ink::light;
  each_cell([&](Cell cell) {
    const Piece now = drawing.piece(cell);
    if (now.none() || now == before.piece(cell)) return;
    mover = now.ink;
    drawing.mark(cell);
  });
  each_cell([&](Cell cell) {
    const Piece then = before.piece(cell);
    if (!then.none() && then.ink == mover && drawing.piece(cell).none()) drawing.mark(cell);
  });
}

// A checker also came to the point where the other side lost one by a hit.
void mark_last_move(PointsDrawing& drawing, const PointsDrawing& before) {
  if (!before.on_roll) return;
  PointsSide& now = drawing.of(*before.on_roll);
  const PointsSide& then = before.of(*before.on_roll);
  for (std::size_t i = 0; i < now.points.size(); ++i) now.marked[i] = now.points[i] != then.points[i];
}

}  // namespace mt::board

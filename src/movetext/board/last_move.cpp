#include "movetext/board/last_move.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace mt::board {

namespace {

struct Changes {
  std::vector<Cell> reached;  // cells with a new piece
  std::vector<Cell> left;     // cells that the mover's pieces left
};

// A piece that reaches a square belongs to the mover. Pieces of that colour that left a square also belong to
// the mover.
Changes changes_of(const Drawing& drawing, const Drawing& before) {
  const Shape shape = drawing.shape();
  const auto each_cell = [&shape](auto visit) {
    for (std::int8_t y = 0; y < shape.height; ++y)
      for (std::int8_t x = 0; x < shape.width; ++x) visit(Cell{x, y});
  };
  Changes changes;
  Ink mover = Ink::light;
  each_cell([&](Cell cell) {
    const Piece now = drawing.piece(cell);
    if (now.none() || now == before.piece(cell)) return;
    mover = now.ink;
    changes.reached.push_back(cell);
  });
  each_cell([&](Cell cell) {
    const Piece then = before.piece(cell);
    if (!then.none() && then.ink == mover && drawing.piece(cell).none()) changes.left.push_back(cell);
  });
  return changes;
}

}  // namespace

void mark_last_move(Drawing& drawing, const Drawing& before) {
  const Changes changes = changes_of(drawing, before);
  const bool put = changes.left.empty();
  for (const Cell cell : changes.reached)
    if (!put || before.piece(cell).none()) drawing.mark(cell);
  for (const Cell cell : changes.left) drawing.mark(cell);
}

// Compares only the mover's own checkers, so a point where a checker was hit in passing is not marked.
void mark_last_move(PointsDrawing& drawing, const PointsDrawing& before) {
  if (!before.on_roll) return;
  PointsSide& now = drawing.of(*before.on_roll);
  const PointsSide& then = before.of(*before.on_roll);
  for (std::size_t i = 0; i < now.points.size(); ++i) now.marked[i] = now.points[i] != then.points[i];
}

}  // namespace mt::board

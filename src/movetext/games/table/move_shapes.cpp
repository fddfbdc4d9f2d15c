#include "movetext/games/table/move_shapes.hpp"

#include "movetext/games/chess/move_shapes.hpp"
#include "movetext/games/draughts/move_shapes.hpp"

#include <array>

namespace mt {
namespace {

struct UsualShapes {
  const Convention* convention;
  const text::MoveShapes* shapes;
};
constexpr std::array<UsualShapes, 2> usual_shapes{
    {{&conventions::pgn, &chess::move_shapes}, {&conventions::pdn, &draughts::move_shapes}}};

}  // namespace

const text::MoveShapes& usual_move_shapes(const Convention& convention) {
  for (const UsualShapes& row : usual_shapes)
    if (row.convention == &convention) return *row.shapes;
  return draughts::move_shapes;  // A match has none: its plays are read by its formats.
}

}  // namespace mt

#include "movetext/games/table/move_shapes.hpp"

#include "movetext/games/table/families.hpp"

namespace mt {

const text::MoveShapes& usual_move_shapes(const Convention& convention) {
  const text::MoveShapes* any = &text::no_moves;
  for (const Family* family : families()) {
    if (family->move_shapes == nullptr) continue;
    any = family->move_shapes;
    if (family->convention == &convention) return *any;
  }
  return *any;
}

}  // namespace mt

#include "movetext/games/table/move_shapes.hpp"

#include "movetext/games/table/families.hpp"

#include <algorithm>

namespace mt {

namespace {

bool has_moves_of(const Family& family, const Convention& convention) {
  return family.move_shapes != nullptr && family.convention == &convention;
}

}  // namespace

const text::MoveShapes& usual_move_shapes(const Convention& convention) {
  for (const Family* family : families())
    if (has_moves_of(*family, convention)) return *family->move_shapes;
  return text::no_moves;
}

const text::MoveShapes& move_shapes_of(const Family* family, const Convention& convention) {
  const bool own = family != nullptr && has_moves_of(*family, convention);
  return own ? *family->move_shapes : usual_move_shapes(convention);
}

bool have_all_usual_move_shapes() {
  return std::all_of(families().begin(), families().end(), [](const Family* family) {
    return family->move_shapes == nullptr || family->move_shapes == &usual_move_shapes(*family->convention);
  });
}

}  // namespace mt

#include "movetext/board/oblique_labels.hpp"

namespace mt::board {
namespace {

ObliqueLabel file_label(Edge edge, std::int8_t index, Oblique line) {
  ObliqueLabel label{edge, true, index, {}};
  label.text.add(static_cast<char>('a' + line.file - 1));
  return label;
}

ObliqueLabel rank_label(Edge edge, std::int8_t index, Oblique line) {
  ObliqueLabel label{edge, false, index, {}};
  add_oblique_rank(label.text, line.rank);
  return label;
}

}  // namespace

std::vector<ObliqueLabel> oblique_labels(Shape shape) {
  std::vector<ObliqueLabel> labels;
  if (shape.squares == Squares::all) return labels;
  const Coordinates coordinates{shape};
  const auto last = static_cast<std::int8_t>(shape.width - 1);
  for (auto y = static_cast<std::int8_t>(shape.height - 1); y >= 0; --y)
    if (shape.playable({0, y})) labels.push_back(file_label(Edge::left, y, coordinates.diagonal_of({0, y})));
  for (std::int8_t y = 0; y < shape.height; ++y)
    if (shape.playable({last, y}))
      labels.push_back(rank_label(Edge::right, y, coordinates.diagonal_of({last, y})));
  for (std::int8_t x = 0; x < shape.width; ++x) {
    if (!shape.playable({x, 0})) continue;
    labels.push_back(file_label(Edge::bottom, x, coordinates.diagonal_of({x, 0})));
    labels.push_back(rank_label(Edge::bottom, x, coordinates.diagonal_of({x, 0})));
  }
  return labels;
}

}  // namespace mt::board

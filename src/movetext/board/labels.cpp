#include "movetext/board/labels.hpp"

#include "movetext/board/oblique_labels.hpp"

namespace mt::board {
namespace {

void add_numbers(Drawing& drawing, const Coordinates& coordinates) {
  const Shape shape = drawing.shape();
  for (std::int8_t y = 0; y < shape.height; ++y)
    for (std::int8_t x = 0; x < shape.width; ++x)
      if (shape.playable({x, y}))
        drawing.name({x, y}, std::string(coordinates.name({x, y}, Notation::numeric).view()));
}

void add_letters(Drawing& drawing, const Coordinates& coordinates) {
  for (std::int8_t x = 0; x < drawing.shape().width; ++x) {
    const Cell named = coordinates.from_a1(drawing.seen({x, 0}));
    drawing.labels.push_back({Margin::bottom, x, 0, std::string(1, static_cast<char>('a' + named.x))});
  }
  for (std::int8_t y = 0; y < drawing.shape().height; ++y) {
    const Cell named = coordinates.from_a1(drawing.seen({0, y}));
    drawing.labels.push_back({Margin::left, y, 0, std::to_string(named.y + coordinates.first_rank)});
  }
}

Margin margin_of(Edge edge) {
  switch (edge) {
    case Edge::left:
      return Margin::left;
    case Edge::right:
      return Margin::right;
    case Edge::bottom:
      return Margin::bottom;
  }
  return Margin::bottom;
}

Margin opposite(Margin margin) {
  switch (margin) {
    case Margin::left:
      return Margin::right;
    case Margin::right:
      return Margin::left;
    case Margin::top:
      return Margin::bottom;
    case Margin::bottom:
      return Margin::top;
  }
  return margin;
}

// The label of a file is at the lower left corner of its last cell, the label of a rank is at the lower right
// corner of its last cell.
void add_oblique(Drawing& drawing) {
  const Shape shape = drawing.shape();
  for (const ObliqueLabel& oblique : oblique_labels(shape)) {
    const bool right_of_centre = oblique.edge == Edge::bottom && !oblique.file;
    MarginLabel label{margin_of(oblique.edge), oblique.index,
                      static_cast<std::int8_t>(right_of_centre ? 1 : -1), std::string(oblique.text.view())};
    if (drawing.flip) {
      const int last = (oblique.edge == Edge::bottom ? shape.width : shape.height) - 1;
      label.margin = opposite(label.margin);
      label.index = static_cast<std::int8_t>(last - label.index);
      label.shift = static_cast<std::int8_t>(-label.shift);
    }
    drawing.labels.push_back(std::move(label));
  }
}

}  // namespace

void add_labels(Drawing& drawing, const Coordinates& coordinates, Notation notation) {
  switch (notation) {
    case Notation::numeric:
      add_numbers(drawing, coordinates);
      break;
    case Notation::san:
    case Notation::lan:
    case Notation::uci:
    case Notation::wxf:
    case Notation::iccs:
    case Notation::chinese:
    case Notation::traditional:
    case Notation::short_form:
    case Notation::algebraic:
      add_letters(drawing, coordinates);
      break;
    case Notation::diagonal:
      add_oblique(drawing);
      break;
    case Notation::points:  // the notation of boards without squares
    case Notation::expanded:
      break;
  }
}

void add_file_numbers(Drawing& drawing) {
  const std::int8_t width = drawing.shape().width;
  for (std::int8_t x = 0; x < width; ++x) {
    drawing.labels.push_back({Margin::bottom, x, 0, std::to_string(width - x)});
    drawing.labels.push_back({Margin::top, x, 0, std::to_string(x + 1)});
  }
}

}  // namespace mt::board

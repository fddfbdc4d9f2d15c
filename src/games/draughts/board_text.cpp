#include "movetext/games/draughts/board_text.hpp"

#include "movetext/board/oblique_labels.hpp"

#include <algorithm>

namespace mt::draughts {
namespace {

using board::Cell;
using board::CellName;
using board::Notation;

constexpr Cell cell_at(int x, int y) {
  return {static_cast<std::int8_t>(x), static_cast<std::int8_t>(y)};
}

CellName part(std::string_view text) {
  CellName name;
  for (const char c : text) name.add(c);
  return name;
}

void label_letters(const board::Coordinates& coordinates, EdgeLabels& labels) {
  for (int y = 0; y < coordinates.shape.height; ++y) {
    const CellName name = coordinates.name(cell_at(0, y), Notation::algebraic);
    labels.left[static_cast<unsigned>(y)] = labels.right[static_cast<unsigned>(y)] =
        part(name.view().substr(1));
  }
  for (int x = 0; x < coordinates.shape.width; ++x) {
    CellName letter;
    letter.add(static_cast<char>('A' + coordinates.from_a1(cell_at(x, 0)).x));
    labels.top[static_cast<unsigned>(x)] = labels.bottom[static_cast<unsigned>(x)] = letter;
  }
}

void label_numbers(const board::Coordinates& coordinates, EdgeLabels& labels) {
  const board::Shape shape = coordinates.shape;
  const auto set = [&](CellName& label, int x, int y) {
    if (shape.playable(cell_at(x, y))) label = coordinates.name(cell_at(x, y), Notation::numeric);
  };
  for (int y = 0; y < shape.height; ++y) {
    set(labels.left[static_cast<unsigned>(y)], 0, y);
    set(labels.right[static_cast<unsigned>(y)], shape.width - 1, y);
  }
  for (int x = 0; x < shape.width; ++x) {
    set(labels.top[static_cast<unsigned>(x)], x, shape.height - 1);
    set(labels.bottom[static_cast<unsigned>(x)], x, 0);
  }
}

void label_lines(board::Shape shape, EdgeLabels& labels) {
  for (const board::ObliqueLabel& label : board::oblique_labels(shape)) {
    auto& edge = label.edge == board::Edge::left    ? labels.left
                 : label.edge == board::Edge::right ? labels.right
                 : label.file                       ? labels.bottom
                                                    : labels.below;
    edge[static_cast<unsigned>(label.index)] = label.text;
  }
}

// Lines of characters that may be written at any place; blanks at the end are never put out.
class Line {
 public:
  void put(int column, std::string_view text) {
    const auto at = static_cast<std::size_t>(column);
    if (line_.size() < at + text.size()) line_.resize(at + text.size(), ' ');
    line_.replace(at, text.size(), text);
  }
  void end(std::string& out) {
    line_.erase(line_.find_last_not_of(' ') + 1);
    out += line_;
    out += '\n';
    line_.clear();
  }

 private:
  std::string line_;
};

template <class Set>
class BoardWriter {
 public:
  BoardWriter(const Variant<Set>& variant, const Position<Set>& position, BoardTextStyle style,
              std::string& out)
      : variant_(variant),
        position_(position),
        style_(style),
        labels_(edge_labels(variant.names, style.coordinates)),
        out_(out) {
    for (const auto& edge : {labels_.left, labels_.right})
      for (const CellName& label : edge) margin_ = std::max<int>(margin_, label.size);
    labelled_ = margin_ != 0;
    if (labelled_ && style.large) ++margin_;
  }

  void write() {
    // Numbers above and below need the width of the large squares.
    const bool edges = style_.large || style_.coordinates != Notation::numeric;
    if (edges) write_edge(style_.flip ? labels_.below : EdgeArray{});
    if (edges) write_edge(style_.flip ? labels_.bottom : labels_.top);
    if (style_.large) write_border();
    for (int row = height() - 1; row >= 0; --row) {
      write_row(style_.flip ? height() - 1 - row : row);
      if (style_.large) write_border();
    }
    if (edges) write_edge(style_.flip ? labels_.top : labels_.bottom);
    if (edges) write_edge(style_.flip ? EdgeArray{} : labels_.below);
    if (style_.turn) out_ += position_.to_move == Colour::white ? "White to move\n" : "Black to move\n";
  }

 private:
  using EdgeArray = std::array<CellName, EdgeLabels::longest>;

  int width() const { return variant_.rules.shape.width; }
  int height() const { return variant_.rules.shape.height; }
  int pitch() const { return style_.large ? 4 : 2; }
  // Column of the middle of a square.
  int middle(int x) const {
    const int shown = style_.flip ? width() - 1 - x : x;
    return margin_ + pitch() * shown + (style_.large ? 2 : labelled_ ? 1 : 0);
  }

  void write_edge(const EdgeArray& edge) {
    bool used = false;
    for (int x = 0; x < width(); ++x) {
      const CellName& label = edge[static_cast<unsigned>(x)];
      used |= label.size != 0;
      line_.put(middle(x) - (label.size > 1 ? 1 : 0), label.view());
    }
    if (used) line_.end(out_);
  }

  void write_border() {
    for (int x = 0; x < width(); ++x) line_.put(margin_ + 4 * x, "+---+");
    line_.end(out_);
  }

  void write_row(int y) {
    const auto row = static_cast<unsigned>(y);
    const CellName& before = style_.flip ? labels_.right[row] : labels_.left[row];
    const CellName& after = style_.flip ? labels_.left[row] : labels_.right[row];
    const int end = margin_ + pitch() * width();
    const bool bars = style_.large || labelled_;
    if (labelled_) line_.put(margin_ - (style_.large ? 1 : 0) - before.size, before.view());
    if (bars) line_.put(margin_, "|");
    for (int x = 0; x < width(); ++x) {
      const std::string_view square = drawn(cell_at(x, y));
      line_.put(middle(x) - (style_.large ? 1 : 0), square);
      if (style_.large) line_.put(middle(x) + 2, "|");
    }
    if (bars) line_.put(end, "|");
    line_.put(end + (style_.large ? 2 : 1), after.view());
    line_.end(out_);
  }

  std::string_view drawn(Cell cell) const {
    const int square = variant_.geometry.bit_of(cell);
    if (square < 0) return style_.large ? "   " : " ";
    const auto is = [&](const std::array<Set, 2>& pieces, Colour colour) {
      return has(pieces[static_cast<unsigned>(colour)], square);
    };
    if (is(position_.men, Colour::white)) return style_.large ? ":C:" : "w";
    if (is(position_.men, Colour::black)) return style_.large ? "*C*" : "b";
    if (is(position_.kings, Colour::white)) return style_.large ? ":K:" : "W";
    if (is(position_.kings, Colour::black)) return style_.large ? "*K*" : "B";
    return style_.large ? ":::" : ".";
  }

  const Variant<Set>& variant_;
  const Position<Set>& position_;
  BoardTextStyle style_;
  EdgeLabels labels_;
  std::string& out_;
  Line line_;
  int margin_ = 0;
  bool labelled_ = false;
};

}  // namespace

EdgeLabels edge_labels(const SquareNames& names, std::optional<Notation> coordinates) {
  EdgeLabels labels;
  if (!coordinates) return labels;
  switch (*coordinates) {
    case Notation::numeric:
      label_numbers(names.coordinates(), labels);
      break;
    case Notation::algebraic:
      label_letters(names.coordinates(), labels);
      break;
    case Notation::diagonal:
      label_lines(names.coordinates().shape, labels);
      break;
  }
  return labels;
}

template <class Set>
void write_board_text(const Variant<Set>& variant, const Position<Set>& position, BoardTextStyle style,
                      std::string& out) {
  BoardWriter<Set>(variant, position, style, out).write();
}

template void write_board_text(const Variant<Set64>&, const Position<Set64>&, BoardTextStyle, std::string&);
template void write_board_text(const Variant<Set128>&, const Position<Set128>&, BoardTextStyle, std::string&);
template void write_board_text(const Variant<Set256>&, const Position<Set256>&, BoardTextStyle, std::string&);

}  // namespace mt::draughts

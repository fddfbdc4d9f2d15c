#include "movetext/board/scene.hpp"

#include "movetext/board/annotation_figures.hpp"
#include "movetext/board/lattice_scene.hpp"

#include <algorithm>
#include <utility>

namespace mt::board {
namespace {

constexpr int bare_margin = 20;   // margin without labels
constexpr int label_margin = 56;  // margin with labels
constexpr int label_font = 30;
constexpr int name_font = 19;
constexpr int hint_radius = 9;
constexpr int hint_line = 3;
constexpr int line_width = 3;  // lines between the squares of a board of one colour
constexpr int dot_radius = 5;

struct Margins {
  int left = bare_margin;
  int right = bare_margin;
  int top = bare_margin;
  int bottom = bare_margin;
};

Margins margins_for(const std::vector<MarginLabel>& labels) {
  Margins margins;
  for (const MarginLabel& label : labels) {
    if (label.margin == Margin::left) margins.left = label_margin;
    if (label.margin == Margin::right) margins.right = label_margin;
    if (label.margin == Margin::top) margins.top = label_margin;
    if (label.margin == Margin::bottom) margins.bottom = label_margin;
  }
  return margins;
}

class SceneMaker {
 public:
  SceneMaker(const Drawing& drawing, const Theme& theme)
      : drawing_(drawing),
        theme_(theme),
        margins_(margins_for(drawing.labels)),
        board_width_(drawing.shape().width * square_units),
        board_height_(drawing.shape().height * square_units) {}

  Scene make() {
    scene_.width = margins_.left + board_width_ + margins_.right;
    scene_.height = margins_.top + board_height_ + margins_.bottom;
    scene_.title = drawing_.title;
    scene_.description = drawing_.description;
    add_board();
    add_annotations();
    for (const MarginLabel& label : drawing_.labels) add_label(label);
    return std::move(scene_);
  }

 private:
  // Returns the top left corner of the square at a displayed column and row.
  Point corner(Cell seen) const {
    return {margins_.left + seen.x * square_units,
            margins_.top + board_height_ - (seen.y + 1) * square_units};
  }

  void add_board() {
    scene_.ground.push_back(rectangle({0, 0}, scene_.width, scene_.height, {theme_.paper, nothing, 0}));
    scene_.ground.push_back(
        rectangle({margins_.left - frame_width / 2, margins_.top - frame_width / 2},
                  board_width_ + frame_width, board_height_ + frame_width,
                  {drawing_.felt ? theme_.felt : theme_.light_square, theme_.ink, frame_width}));
    if (drawing_.lattice != nullptr)
      add_lattice(drawing_, {margins_.left, margins_.top}, theme_, scene_.ground);
    for (std::int8_t y = 0; y < drawing_.shape().height; ++y)
      for (std::int8_t x = 0; x < drawing_.shape().width; ++x) add_square({x, y});
    if (drawing_.felt) add_lines();
  }

  // Adds the lines between the squares of a board of one colour, and its four dots.
  void add_lines() {
    const Paint paint{theme_.line, nothing, 0};
    for (int x = 1; x < drawing_.shape().width; ++x)
      scene_.ground.push_back(rectangle({margins_.left + x * square_units - line_width / 2, margins_.top},
                                        line_width, board_height_, paint));
    for (int y = 1; y < drawing_.shape().height; ++y)
      scene_.ground.push_back(rectangle({margins_.left, margins_.top + y * square_units - line_width / 2},
                                        board_width_, line_width, paint));
    constexpr int from_edge = 2;
    if (std::min(drawing_.shape().width, drawing_.shape().height) < 3 * from_edge) return;
    for (const int x : {from_edge, drawing_.shape().width - from_edge})
      for (const int y : {from_edge, drawing_.shape().height - from_edge})
        scene_.ground.push_back(
            circle({margins_.left + x * square_units, margins_.top + y * square_units}, dot_radius, paint));
  }

  // Returns the colour of names and hints in the squares.
  Colour name_colour() const { return drawing_.felt ? theme_.line : theme_.square_name; }

  void add_square(Cell cell) {
    const Point at = corner(drawing_.seen(cell));
    if (drawing_.lattice == nullptr) add_ground(cell, at);
    if (drawing_.annotations.empty()) add_name(cell, scene_.ground);
    if (drawing_.hinted(cell) && drawing_.piece(cell).none())
      scene_.ground.push_back(circle({at.x + square_units / 2, at.y + square_units / 2}, hint_radius,
                                     {nothing, name_colour(), hint_line}));
    if (const Piece piece = drawing_.piece(cell); !piece.none())
      scene_.pieces.push_back({symbol_for(piece), {at.x + square_units / 2, at.y + square_units / 2}});
  }

  void add_name(Cell cell, std::vector<Figure>& figures) const {
    const Point at = corner(drawing_.seen(cell));
    if (const std::string& name = drawing_.name(cell); !name.empty())
      figures.push_back(centred_text({at.x + 15, at.y + 13}, name_font, name_colour(), name));
  }

  Point centre(Cell cell) const {
    const Point at = corner(drawing_.seen(cell));
    return {at.x + square_units / 2, at.y + square_units / 2};
  }

  // Adds marks, arrows, and the names of squares above both.
  void add_annotations() {
    const Annotations<Cell>& annotations = drawing_.annotations;
    if (annotations.empty()) return;
    for (const Mark<Cell>& mark : annotations.marks)
      if (drawing_.inside(mark.at)) add_ring(centre(mark.at), mark.accent, theme_, scene_.overlay);
    for (const Arrow<Cell>& arrow : annotations.arrows)
      if (drawing_.inside(arrow.from) && drawing_.inside(arrow.to) && arrow.from != arrow.to)
        add_arrow(centre(arrow.from), centre(arrow.to), arrow.accent, theme_, scene_.overlay);
    for (std::int8_t y = 0; y < drawing_.shape().height; ++y)
      for (std::int8_t x = 0; x < drawing_.shape().width; ++x) add_name({x, y}, scene_.overlay);
  }

  void add_ground(Cell cell, Point at) {
    const bool marked = drawing_.marked(cell);
    if (marked || (!drawing_.felt && is_dark(drawing_.shape(), cell)))
      scene_.ground.push_back(rectangle(at, square_units, square_units,
                                        {marked ? theme_.marked_square : theme_.dark_square, nothing, 0}));
  }

  std::size_t symbol_for(Piece piece) {
    const auto known = std::find(kinds_.begin(), kinds_.end(), piece);
    if (known != kinds_.end()) return static_cast<std::size_t>(known - kinds_.begin());
    kinds_.push_back(piece);
    scene_.symbols.push_back(make_symbol(piece, theme_));
    return kinds_.size() - 1;
  }

  void add_label(const MarginLabel& label) {
    const int along = label.index * square_units + square_units / 2 + label.shift * square_units * 3 / 10;
    const int across = label_margin / 2;
    Point at;
    switch (label.margin) {
      case Margin::left:
        at = {across, margins_.top + board_height_ - along};
        break;
      case Margin::right:
        at = {scene_.width - across, margins_.top + board_height_ - along};
        break;
      case Margin::top:
        at = {margins_.left + along, across};
        break;
      case Margin::bottom:
        at = {margins_.left + along, scene_.height - across};
        break;
    }
    scene_.ground.push_back(centred_text(at, label_font, theme_.ink, label.text));
  }

  const Drawing& drawing_;
  const Theme& theme_;
  Margins margins_;
  int board_width_;
  int board_height_;
  Scene scene_;
  std::vector<Piece> kinds_;  // kinds_[i] is the piece of scene_.symbols[i]
};

}  // namespace

Scene make_scene(const Drawing& drawing, const Theme& theme) {
  return SceneMaker(drawing, theme).make();
}

}  // namespace mt::board

#include "movetext/board/scene.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::board {
namespace {

// Chosen so that both kinds of pieces stand out from both kinds of squares in black and white print as well.
constexpr Colour paper{0xffffff};
constexpr Colour ink{0x26221e};
constexpr Colour light_square{0xfaf4e6};
constexpr Colour dark_square{0xcdb48c};
constexpr Colour marked_square{0xe2c65a};
constexpr Colour square_name{0x6b5433};
constexpr Colour white_body{0xfffdf7};
constexpr Colour white_groove{0xb9ad98};
constexpr Colour black_body{0x302b27};
constexpr Colour black_groove{0x7d736a};
constexpr Colour black_crown{0xf3e3b3};
constexpr Colour nothing{};

constexpr int frame_width = 4;
constexpr int bare_margin = 20;   // without labels
constexpr int label_margin = 56;  // with labels
constexpr int label_font = 30;
constexpr int name_font = 19;
constexpr int radius = 37;
constexpr int groove_radius = 27;
constexpr int king_radius = 35;
constexpr int king_upper = -5;  // centre of the upper disc of a king
constexpr int king_lower = 9;

Figure rectangle(Point at, int width, int height, Paint paint) {
  return {.kind = Figure::Kind::rectangle,
          .paint = paint,
          .at = at,
          .width = width,
          .height = height,
          .corners = {},
          .text = {}};
}

Figure circle(Point at, int r, Paint paint) {
  return {.kind = Figure::Kind::circle, .paint = paint, .at = at, .width = r, .corners = {}, .text = {}};
}

// Centred on `at`; capital letters and digits reach about 0.72 of the font size above their baseline.
Figure text(Point at, int size, Colour colour, std::string words) {
  at.y += size * 36 / 100;
  return {.kind = Figure::Kind::text,
          .paint = {colour, nothing, 0},
          .at = at,
          .width = size,
          .corners = {},
          .text = std::move(words)};
}

struct Look {
  Colour body;
  Colour groove;
  Colour outline;
  Colour crown;
};

constexpr Look look_of(Ink side) {
  return side == Ink::light ? Look{white_body, white_groove, ink, ink}
                            : Look{black_body, black_groove, {0x000000}, black_crown};
}

void add_crown(std::vector<Figure>& figures, Point centre, Colour colour) {
  constexpr std::array<Point, 7> outline{
      {{-18, 12}, {-21, -9}, {-9, 1}, {0, -16}, {9, 1}, {21, -9}, {18, 12}}};
  constexpr std::array<Point, 3> tips{{{-21, -11}, {0, -18}, {21, -11}}};
  Figure crown;
  crown.kind = Figure::Kind::polygon;
  crown.paint = {colour, nothing, 0};
  for (const Point corner : outline) crown.corners.push_back({centre.x + corner.x, centre.y + corner.y});
  figures.push_back(std::move(crown));
  for (const Point tip : tips)
    figures.push_back(circle({centre.x + tip.x, centre.y + tip.y}, 4, {colour, nothing, 0}));
  figures.push_back(rectangle({centre.x - 18, centre.y + 15}, 36, 4, {colour, nothing, 0}));
}

Symbol make_symbol(Piece piece) {
  const Look look = look_of(piece.ink);
  const Paint body{look.body, look.outline, 3};
  Symbol symbol;
  if (piece.glyph == Glyph::man) {
    symbol.id = piece.ink == Ink::light ? "white-man" : "black-man";
    symbol.figures.push_back(circle({0, 0}, radius, body));
    symbol.figures.push_back(circle({0, 0}, groove_radius, {nothing, look.groove, 3}));
    symbol.figures.push_back(circle({0, 0}, groove_radius / 2, {nothing, look.groove, 3}));
  } else {
    symbol.id = piece.ink == Ink::light ? "white-king" : "black-king";
    symbol.figures.push_back(circle({0, king_lower}, king_radius, body));
    if (piece.ink == Ink::dark)  // the edge between two black discs
      symbol.figures.push_back(circle({0, king_upper + 2}, king_radius, {look.groove, nothing, 0}));
    symbol.figures.push_back(circle({0, king_upper}, king_radius, body));
    add_crown(symbol.figures, {0, king_upper}, look.crown);
  }
  return symbol;
}

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
  explicit SceneMaker(const Drawing& drawing)
      : drawing_(drawing),
        margins_(margins_for(drawing.labels)),
        board_width_(drawing.shape().width * square_units),
        board_height_(drawing.shape().height * square_units) {}

  Scene make() {
    scene_.width = margins_.left + board_width_ + margins_.right;
    scene_.height = margins_.top + board_height_ + margins_.bottom;
    scene_.title = drawing_.title;
    scene_.description = drawing_.description;
    add_board();
    for (const MarginLabel& label : drawing_.labels) add_label(label);
    return std::move(scene_);
  }

 private:
  // Top left corner of a square that is seen in that column and row.
  Point corner(Cell seen) const {
    return {margins_.left + seen.x * square_units,
            margins_.top + board_height_ - (seen.y + 1) * square_units};
  }

  void add_board() {
    scene_.ground.push_back(rectangle({0, 0}, scene_.width, scene_.height, {paper, nothing, 0}));
    scene_.ground.push_back(rectangle({margins_.left - frame_width / 2, margins_.top - frame_width / 2},
                                      board_width_ + frame_width, board_height_ + frame_width,
                                      {light_square, ink, frame_width}));
    for (std::int8_t y = 0; y < drawing_.shape().height; ++y)
      for (std::int8_t x = 0; x < drawing_.shape().width; ++x) add_square({x, y});
  }

  // With all squares in play they are coloured as on a chessboard: the game does not need it, the eye does.
  bool is_dark(Cell cell) const {
    const Shape shape = drawing_.shape();
    return shape.squares == Squares::all ? (cell.x + cell.y) % 2 == 0 : shape.playable(cell);
  }

  void add_square(Cell cell) {
    const Point at = corner(drawing_.seen(cell));
    const bool marked = drawing_.marked(cell);
    if (marked || is_dark(cell))
      scene_.ground.push_back(
          rectangle(at, square_units, square_units, {marked ? marked_square : dark_square, nothing, 0}));
    if (const std::string& name = drawing_.name(cell); !name.empty())
      scene_.ground.push_back(text({at.x + 15, at.y + 13}, name_font, square_name, name));
    if (const Piece piece = drawing_.piece(cell); piece.glyph != Glyph::none)
      scene_.pieces.push_back({symbol_for(piece), {at.x + square_units / 2, at.y + square_units / 2}});
  }

  std::size_t symbol_for(Piece piece) {
    const auto known = std::find(kinds_.begin(), kinds_.end(), piece);
    if (known != kinds_.end()) return static_cast<std::size_t>(known - kinds_.begin());
    kinds_.push_back(piece);
    scene_.symbols.push_back(make_symbol(piece));
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
    scene_.ground.push_back(text(at, label_font, ink, label.text));
  }

  const Drawing& drawing_;
  Margins margins_;
  int board_width_;
  int board_height_;
  Scene scene_;
  std::vector<Piece> kinds_;  // of scene_.symbols
};

}  // namespace

Scene make_scene(const Drawing& drawing) {
  return SceneMaker(drawing).make();
}

}  // namespace mt::board

#include "movetext/board/lattice_scene.hpp"

#include "movetext/board/outline.hpp"
#include "movetext/board/scene.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::board {
namespace {

constexpr int line_width = 3;
constexpr int marked_width = 92;
constexpr int star_gap = 7;  // between the lines and the corner of a star
constexpr int star_length = 14;

class LatticeMaker {
 public:
  LatticeMaker(const Drawing& drawing, Point corner, const Theme& theme, std::vector<Figure>& figures)
      : drawing_(drawing), corner_(corner), theme_(theme), figures_(figures) {}

  void make() {
    for (std::int8_t y = 0; y < drawing_.shape().height; ++y)
      for (std::int8_t x = 0; x < drawing_.shape().width; ++x)
        if (drawing_.marked({x, y})) add_mark(centre({x, y}));
    for (const Stroke& stroke : drawing_.lattice->strokes) add_stroke(centre(stroke.from), centre(stroke.to));
    for (const Cell star : drawing_.lattice->stars) add_star(star);
    if (!drawing_.inscribed) return;
    for (const Inscription& inscription : drawing_.lattice->inscriptions) add_inscription(inscription);
  }

 private:
  Point centre(Cell cell) const {
    const Cell seen = drawing_.seen(cell);
    return {corner_.x + seen.x * square_units + square_units / 2,
            corner_.y + (drawing_.shape().height - seen.y) * square_units - square_units / 2};
  }

  void add_inscription(const Inscription& inscription) {
    Figure figure = path_figure(inscription.outline, inscription.fineness, {theme_.line, nothing, 0});
    const int x = corner_.x + (inscription.twice_x + 1) * square_units / 2;
    const int y = corner_.y + (2 * drawing_.shape().height - 1 - inscription.twice_y) * square_units / 2;
    move_path(figure, {x * inscription.fineness, y * inscription.fineness});
    figures_.push_back(std::move(figure));
  }

  void add_mark(Point at) {
    figures_.push_back(rounded_rectangle({at.x - marked_width / 2, at.y - marked_width / 2}, marked_width,
                                         marked_width, 12, {theme_.marked_square, nothing, 0}));
  }

  void add_stroke(Point a, Point b) {
    if (a.x != b.x && a.y != b.y) return add_diagonal(a, b);
    const int left = std::min(a.x, b.x) - line_width / 2;
    const int top = std::min(a.y, b.y) - line_width / 2;
    figures_.push_back(rectangle({left, top}, std::max(a.x, b.x) - left + line_width / 2 + 1,
                                 std::max(a.y, b.y) - top + line_width / 2 + 1, {theme_.line, nothing, 0}));
  }

  // A path without an area, so that only its stroke is visible.
  void add_diagonal(Point a, Point b) {
    figures_.push_back(Outline(a).line(b).closed({nothing, theme_.line, line_width}));
  }

  // Adds one angle in each square that touches the crossing and is on the board.
  void add_star(Cell cell) {
    const Point at = centre(cell);
    for (const int dx : {-1, 1}) {
      const int x = drawing_.seen(cell).x + dx;
      if (x < 0 || x >= drawing_.shape().width) continue;
      for (const int dy : {-1, 1}) add_angle(at, dx, dy);
    }
  }
  void add_angle(Point at, int dx, int dy) {
    const int x = at.x + dx * star_gap;
    const int y = at.y + dy * star_gap;
    const auto bar = [&](int width, int height) {
      figures_.push_back(rectangle({dx > 0 ? x : x - width, dy > 0 ? y : y - height}, width, height,
                                   {theme_.line, nothing, 0}));
    };
    bar(star_length, line_width - 1);
    bar(line_width - 1, star_length);
  }

  const Drawing& drawing_;
  Point corner_;
  const Theme& theme_;
  std::vector<Figure>& figures_;
};

}  // namespace

void add_lattice(const Drawing& drawing, Point corner, const Theme& theme, std::vector<Figure>& figures) {
  LatticeMaker(drawing, corner, theme, figures).make();
}

}  // namespace mt::board

#include "movetext/board/annotation_figures.hpp"

#include "movetext/board/outline.hpp"

#include <cmath>

namespace mt::board {
namespace {

constexpr int arrow_fineness = 10;
constexpr double half_shaft = 7;
constexpr double half_head = 21;
constexpr double head_length = 36;
constexpr double before_centre = 6;  // distance from the tip to the target point
constexpr int edge_width = 4;        // width of the line around an arrow; the line also rounds the corners
constexpr int ring_radius = 45;
constexpr int ring_width = 7;
constexpr int tint_opacity = 60;

// Computes points on and beside an arrow. A point is given by its distances from the beginning of the arrow
// and from its axis.
class Axis {
 public:
  Axis(Point from, Point to) : from_(from) {
    const double x = to.x - from.x;
    const double y = to.y - from.y;
    length_ = std::sqrt(x * x + y * y);
    x_ = x / length_;
    y_ = y / length_;
  }

  double length() const { return length_; }
  Point at(double along, double beside) const {
    return {scaled(from_.x + along * x_ - beside * y_), scaled(from_.y + along * y_ + beside * x_)};
  }

 private:
  static int scaled(double value) { return static_cast<int>(std::lround(value * arrow_fineness)); }

  Point from_;
  double length_;
  double x_;
  double y_;
};

Paint paint_of(Accent accent, const Theme& theme) {
  const Colour colour = theme.accent(accent);
  return {colour, theme.accent_edge.visible() ? theme.accent_edge : colour, edge_width};
}

}  // namespace

// A Bezier curve approximates a quarter of a circle if its handles are 0.55 of the radius.
void add_arrow(Point from, Point to, Accent accent, const Theme& theme, std::vector<Figure>& figures) {
  const Axis axis(from, to);
  const double tip = axis.length() - before_centre;
  const double neck = tip - head_length;
  constexpr double bend = 0.55 * half_shaft;
  Figure arrow = Outline(axis.at(0, half_shaft))
                     .line(axis.at(neck, half_shaft))
                     .line(axis.at(neck - 3, half_head))
                     .line(axis.at(tip, 0))
                     .line(axis.at(neck - 3, -half_head))
                     .line(axis.at(neck, -half_shaft))
                     .line(axis.at(0, -half_shaft))
                     .curve(axis.at(-bend, -half_shaft), axis.at(-half_shaft, -bend), axis.at(-half_shaft, 0))
                     .curve(axis.at(-half_shaft, bend), axis.at(-bend, half_shaft), axis.at(0, half_shaft))
                     .closed(paint_of(accent, theme));
  arrow.fineness = arrow_fineness;
  arrow.opacity = theme.accent_opacity;
  figures.push_back(std::move(arrow));
}

void add_ring(Point centre, Accent accent, const Theme& theme, std::vector<Figure>& figures) {
  const auto add = [&](Colour colour, int width) {
    figures.push_back(circle(centre, ring_radius, {nothing, colour, width}));
    figures.back().opacity = theme.accent_opacity;
  };
  if (theme.accent_edge.visible()) add(theme.accent_edge, ring_width + 3);
  add(theme.accent(accent), ring_width);
}

void tint(Figure& figure, Accent accent, const Theme& theme) {
  figure.paint.fill = theme.accent(accent);
  figure.opacity = theme.accent_edge.visible() ? theme.accent_opacity : tint_opacity;
}

}  // namespace mt::board

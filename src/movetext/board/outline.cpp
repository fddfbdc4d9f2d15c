#include "movetext/board/outline.hpp"

namespace mt::board {
namespace {

constexpr Point reflected(Point point) {
  return {-point.x, point.y};
}

}  // namespace

Outline::Outline(Point begin) {
  figure_.kind = Figure::Kind::path;
  figure_.at = begin;
}

Outline& Outline::line(Point end) {
  figure_.outline.push_back({false, {}, {}, end});
  return *this;
}

Outline& Outline::curve(Point leaving, Point arriving, Point end) {
  figure_.outline.push_back({true, leaving, arriving, end});
  return *this;
}

Figure Outline::closed(Paint paint) const {
  Figure figure = figure_;
  figure.paint = paint;
  return figure;
}

// Returns along the same way on the other side.
Figure Outline::mirrored(Paint paint) const {
  Figure figure = closed(paint);
  const std::vector<Segment>& half = figure_.outline;
  for (std::size_t i = half.size(); i-- > 0;) {
    const Point end = i > 0 ? half[i - 1].end : figure_.at;
    figure.outline.push_back(
        {half[i].curved, reflected(half[i].arriving), reflected(half[i].leaving), reflected(end)});
  }
  return figure;
}

// A quarter of a circle is a curve that leaves and arrives with 0.55 of the radius.
Figure rounded_rectangle(Point at, int width, int height, int corner, Paint paint) {
  const int bend = corner - corner * 55 / 100;
  const int right = at.x + width;
  const int lower = at.y + height;
  return Outline({at.x + corner, at.y})
      .line({right - corner, at.y})
      .curve({right - bend, at.y}, {right, at.y + bend}, {right, at.y + corner})
      .line({right, lower - corner})
      .curve({right, lower - bend}, {right - bend, lower}, {right - corner, lower})
      .line({at.x + corner, lower})
      .curve({at.x + bend, lower}, {at.x, lower - bend}, {at.x, lower - corner})
      .line({at.x, at.y + corner})
      .curve({at.x, at.y + bend}, {at.x + bend, at.y}, {at.x + corner, at.y})
      .closed(paint);
}

}  // namespace mt::board

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

// The second half is the mirror image of the first half, drawn from its end back to its beginning.
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

namespace {

// Reads the numbers and letters of an SVG path.
class PathReader {
 public:
  explicit PathReader(std::string_view data) : data_(data) {}

  // Returns the letter of the next command, or '\0' at the end.
  char command() {
    skip_blanks();
    if (at_ >= data_.size()) return '\0';
    return data_[at_++];
  }
  Point point() {
    const int x = number();
    return {x, number()};
  }

 private:
  void skip_blanks() {
    while (at_ < data_.size() && (data_[at_] == ' ' || data_[at_] == ',')) ++at_;
  }
  int number() {
    skip_blanks();
    const bool negative = at_ < data_.size() && data_[at_] == '-';
    at_ += negative ? 1 : 0;
    int value = 0;
    while (at_ < data_.size() && data_[at_] >= '0' && data_[at_] <= '9')
      value = value * 10 + data_[at_++] - '0';
    return negative ? -value : value;
  }

  std::string_view data_;
  std::size_t at_ = 0;
};

}  // namespace

Figure path_figure(std::string_view data, int fineness, Paint paint) {
  Figure figure;
  figure.kind = Figure::Kind::path;
  figure.paint = paint;
  figure.fineness = fineness;
  PathReader reader(data);
  bool first = true;
  for (char command = reader.command(); command != '\0'; command = reader.command()) {
    if (command == 'M' && first) {
      figure.at = reader.point();
      first = false;
    } else if (command == 'M') {
      figure.outline.push_back({false, {}, {}, reader.point(), true});
    } else if (command == 'L') {
      figure.outline.push_back({false, {}, {}, reader.point()});
    } else if (command == 'C') {
      const Point leaving = reader.point();
      const Point arriving = reader.point();
      figure.outline.push_back({true, leaving, arriving, reader.point()});
    }
  }
  return figure;
}

void move_path(Figure& path, Point by) {
  const auto move = [by](Point& point) { point = {point.x + by.x, point.y + by.y}; };
  move(path.at);
  for (Segment& segment : path.outline) {
    move(segment.leaving);
    move(segment.arriving);
    move(segment.end);
  }
}

// A Bezier curve approximates a quarter of a circle if its handles are 0.55 of the radius.
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

// Builds the outline of a figure.
//
//   Figure house = Outline({0, -40}).line({-30, 0}).line({-30, 30}).line({0, 30}).mirrored(paint);
#pragma once
#include "movetext/board/figure.hpp"

#include <string_view>

namespace mt::board {

class Outline {
 public:
  explicit Outline(Point begin);

  Outline& line(Point end);
  Outline& curve(Point leaving, Point arriving, Point end);

  Figure closed(Paint paint) const;
  // Adds the mirror image. The outline must begin and end on the vertical axis.
  Figure mirrored(Paint paint) const;

 private:
  Figure figure_;
};

// Reads an SVG path, such as a glyph of a font. Only M, L, C, Z and integers are allowed.
Figure path_figure(std::string_view data, int fineness, Paint paint);

// Moves a path by a distance in its own units.
void move_path(Figure& path, Point by);

// `at`: the top left corner of the rectangle before rounding. `corner`: the radius, at most half of an edge.
Figure rounded_rectangle(Point at, int width, int height, int corner, Paint paint);

}  // namespace mt::board

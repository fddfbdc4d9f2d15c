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
  // Adds the mirror image: the outline runs from a point on the vertical axis to another one.
  Figure mirrored(Paint paint) const;

 private:
  Figure figure_;
};

// Reads a path of SVG that has only M, L, C and Z with whole numbers, as glyphs of fonts are given.
Figure path_figure(std::string_view data, int fineness, Paint paint);

// Moves a path by so many of its own units.
void move_path(Figure& path, Point by);

// `at`: the top left corner of the rectangle without its rounding; `corner`: radius, at most half of an edge.
Figure rounded_rectangle(Point at, int width, int height, int corner, Paint paint);

}  // namespace mt::board

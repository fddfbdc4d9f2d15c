// Computes the bounding boxes of the figures of a scene.
#pragma once
#include "movetext/board/figure.hpp"
#include "movetext/board/fitted_text.hpp"
#include "movetext/board/points_layout.hpp"
#include "movetext/board/scene.hpp"

#include <algorithm>
#include <ostream>
#include <vector>

namespace mt::board {

struct Edges {
  int left = 0;
  int top = 0;
  int right = 0;
  int bottom = 0;

  bool inside(const Edges& outer) const {
    return left >= outer.left && top >= outer.top && right <= outer.right && bottom <= outer.bottom;
  }
  bool overlaps(const Edges& other) const {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }
};

inline std::ostream& operator<<(std::ostream& out, const Edges& edges) {
  return out << edges.left << ',' << edges.top << ' ' << edges.right << ',' << edges.bottom;
}

inline Edges edges_of(const Box& box) {
  return {box.at.x, box.at.y, box.right(), box.lower()};
}

inline Edges edges_of(const Figure& figure) {
  Edges edges;
  const auto around = [&edges](const std::vector<Point>& points) {
    edges = {points[0].x, points[0].y, points[0].x, points[0].y};
    for (const Point point : points)
      edges = {std::min(edges.left, point.x), std::min(edges.top, point.y), std::max(edges.right, point.x),
               std::max(edges.bottom, point.y)};
  };
  switch (figure.kind) {
    case Figure::Kind::rectangle:
      edges = {figure.at.x, figure.at.y, figure.at.x + figure.width, figure.at.y + figure.height};
      break;
    case Figure::Kind::circle:
      edges = {figure.at.x - figure.width, figure.at.y - figure.width, figure.at.x + figure.width,
               figure.at.y + figure.width};
      break;
    case Figure::Kind::polygon:
      around(figure.corners);
      break;
    case Figure::Kind::path: {
      std::vector<Point> points{figure.at};
      for (const Segment& segment : figure.outline) points.push_back(segment.end);
      around(points);
      break;
    }
    case Figure::Kind::text: {
      const int half = (text_width(figure.text, figure.width) + 1) / 2;
      return {figure.at.x - half, figure.at.y - figure.width * 3 / 4, figure.at.x + half,
              figure.at.y + figure.width / 4};
    }
  }
  const int stroke = figure.paint.stroke.visible() ? (figure.paint.stroke_width + 1) / 2 : 0;
  return {edges.left - stroke, edges.top - stroke, edges.right + stroke, edges.bottom + stroke};
}

inline Edges edges_of(const Scene& scene, const Use& use) {
  Edges all = edges_of(scene.symbols[use.symbol].figures.front());
  return {all.left + use.at.x, all.top + use.at.y, all.right + use.at.x, all.bottom + use.at.y};
}

}  // namespace mt::board

// The arrows and marks of a board of points.
#pragma once
#include "movetext/board/points_drawing.hpp"
#include "movetext/board/points_layout.hpp"
#include "movetext/board/scene.hpp"

namespace mt::board {

// Returns the triangle of a point, as numbered by the side at the bottom, without a paint.
Figure point_triangle(const PointsLayout& layout, int point);

// Adds the marks to the ground, below the checkers, and the arrows to the overlay. An arrow leads from the
// last checker of a stack to the place of the next checker of its colour.
void add_points_annotations(const PointsDrawing& drawing, const PointsLayout& layout, const Theme& theme,
                            Scene& scene);

}  // namespace mt::board

// Draws the arrows and marks of a board of points.
#pragma once
#include "movetext/board/points_drawing.hpp"
#include "movetext/board/points_layout.hpp"
#include "movetext/board/scene.hpp"

namespace mt::board {

// Returns the triangle of a point without colours. The side at the bottom numbers the points.
Figure point_triangle(const PointsLayout& layout, int point);

// Adds the marks to the ground, below the checkers, and the arrows to the overlay. An arrow runs from the
// last checker of a stack to the place where the next checker of that colour would be put.
void add_points_annotations(const PointsDrawing& drawing, const PointsLayout& layout, const Theme& theme,
                            Scene& scene);

}  // namespace mt::board

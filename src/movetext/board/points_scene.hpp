// A board of points as plane figures: twenty-four triangles, the bar, a tray for the borne-off checkers and a
// column for the cube at its sides, and a line about each side above and below it.
//
// Checkers are in Scene::pieces, everything else in Scene::ground. A stack of more than five shows five
// checkers, and the last one has the number of all. The checkers on the bar are in the half where they enter,
// as in printed diagrams; those borne off stand on edge in the tray.
#pragma once
#include "movetext/board/points_drawing.hpp"
#include "movetext/board/scene.hpp"

namespace mt::board {

Scene make_scene(const PointsDrawing& drawing, const Theme& theme = default_theme);

}  // namespace mt::board

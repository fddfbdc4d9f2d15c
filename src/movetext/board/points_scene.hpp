// A board of points as plane figures. It has twenty-four triangles and the bar. The columns at its sides hold
// the cube and the trays for borne-off checkers. A line above and a line below describe the two sides.
//
// Checkers are in Scene::pieces, everything else is in Scene::ground. A stack of more than five checkers
// shows five, and the last one bears the total number. Checkers on the bar are in the half where they will
// enter, as in printed diagrams. Borne-off checkers are on edge in the tray.
#pragma once
#include "movetext/board/points_drawing.hpp"
#include "movetext/board/scene.hpp"

namespace mt::board {

Scene make_scene(const PointsDrawing& drawing, const Theme& theme = default_theme);

}  // namespace mt::board

// A board of points as plane figures: twenty-four triangles, the bar, a tray for what is borne off and a
// column for the cube at its sides, above and below it a line about each side.
//
// Checkers are Scene::pieces, all else is Scene::ground.  Of a stack of more than five, five are shown and
// the last of them bears the number of all.  The checkers on the bar wait in the half where they enter, as
// printed diagrams have it; those borne off stand on edge in the tray.
#pragma once
#include "movetext/board/points_drawing.hpp"
#include "movetext/board/scene.hpp"

namespace mt::board {

Scene make_scene(const PointsDrawing& drawing);

}  // namespace mt::board

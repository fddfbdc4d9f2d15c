// Draws a position: for SVG and PNG (board/points_drawing.hpp).
#pragma once
#include "movetext/board/points_drawing.hpp"
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

// Returns light for White, which is Side::first.
constexpr board::Ink ink_of(Side side) {
  return side == Side::first ? board::Ink::light : board::Ink::dark;
}

// Draws everything except title and description; the sides are named White and Black. Black is at the bottom
// and the points have Black's numbers, as in an XGID, whose player X is Black, and in the text boards that
// eXtreme Gammon and GNU Backgammon print above it. `flip` shows White's view.
//
// A cube on offer shows its value if accepted. No side is on roll once one has borne off everything.
board::PointsDrawing drawing_of(const Position& position);

}  // namespace mt::backgammon

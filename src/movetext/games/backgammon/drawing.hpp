// Converts a position to a drawing for SVG and PNG (board/points_drawing.hpp).
#pragma once
#include "movetext/board/points_drawing.hpp"
#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

// Returns light for White, which is Side::first, and dark for Black.
constexpr board::Ink ink_of(Side side) {
  return side == Side::first ? board::Ink::light : board::Ink::dark;
}

// Returns a drawing without title and description. The sides are named White and Black. Black is at the
// bottom, and the points have Black's numbers. This agrees with an XGID, whose player X is Black, and with
// the text boards that eXtreme Gammon and GNU Backgammon print above an XGID. `flip` shows White's view.
//
// A cube on offer shows its value after acceptance. If a side has borne off everything, no side is on roll.
board::PointsDrawing drawing_of(const Position& position);

}  // namespace mt::backgammon

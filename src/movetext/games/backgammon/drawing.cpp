#include "movetext/games/backgammon/drawing.hpp"

namespace mt::backgammon {
namespace {

board::PointsSide points_side_of(const Position& position, Side side) {
  board::PointsSide shown;
  for (int point = 1; point <= point_count; ++point)
    shown.points[static_cast<std::size_t>(point - 1)] =
        static_cast<std::uint8_t>(position.board.count(side, point));
  shown.bar = static_cast<std::uint8_t>(position.board.count(side, bar));
  shown.off = static_cast<std::uint8_t>(position.borne_off(side));
  shown.name = colour_name(side);
  shown.pips = static_cast<std::uint32_t>(pips(position.board, side));
  shown.score = position.score[index(side)];
  return shown;
}

board::CubeShown cube_of(const Position& position) {
  using board::CubePlace;
  const Cube& cube = position.cube;
  if (cube.state != CubeState::available) return {.place = CubePlace::absent};
  if (position.double_offered) return {CubePlace::offered, ink_of(position.to_decide), 2 * cube.value()};
  if (cube.owner == CubeOwner::none) return {CubePlace::middle, {}, cube.value()};
  return {CubePlace::owned, ink_of(cube.owner == CubeOwner::first ? Side::first : Side::second),
          cube.value()};
}

}  // namespace

board::PointsDrawing drawing_of(const Position& position) {
  board::PointsDrawing drawing;
  for (const Side side : {Side::first, Side::second})
    drawing.of(ink_of(side)) = points_side_of(position, side);
  if (!position.is_finished(Side::first) && !position.is_finished(Side::second))
    drawing.on_roll = ink_of(position.on_roll);
  if (position.dice.rolled())
    drawing.dice = {ink_of(position.on_roll), position.dice.first, position.dice.second};
  drawing.cube = cube_of(position);
  drawing.match = {position.match_length, position.crawford == Flag::yes};
  return drawing;
}

}  // namespace mt::backgammon

#include "movetext/games/backgammon/settle.hpp"

namespace mt::backgammon {
namespace {

bool is_without_cube(const Position& position) {
  return position.match_length == 1 || position.cube.state == CubeState::disabled;
}

}  // namespace

Position settle(Position position) {
  if (is_without_cube(position)) {
    position.cube = {.state = CubeState::disabled};
    position.max_cube = 0;
    position.double_offered = false;
  }
  if (position.cube.exponent >= position.largest_exponent()) position.double_offered = false;
  if (!may_be_crawford(position))
    position.crawford = Flag::no;
  else if (position.crawford == Flag::unknown)
    position.crawford = implied_crawford(position);
  if (!position.is_money()) position.jacoby = position.beavers = Flag::no;
  if (position.cube.state != CubeState::disabled)
    position.cube.state = position.crawford == Flag::yes ? CubeState::dead : CubeState::available;
  if (position.double_offered) {
    position.dice = {};
    position.resignation = 0;
    const bool answers_beaver = position.animals % 2 != 0;
    position.to_decide = answers_beaver ? position.on_roll : other(position.on_roll);
    return position;
  }
  position.animals = 0;
  if (position.resignation == 0) position.to_decide = position.on_roll;
  return position;
}

}  // namespace mt::backgammon

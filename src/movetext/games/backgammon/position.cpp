#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

Position start_position(const Rules& rules, const MatchRules& match) {
  Position position;
  position.board = start_board(rules);
  position.checkers = rules.checkers;
  position.match_length = match.match_length;
  position.max_cube = match.max_cube;
  if (!match.has_cube || match.match_length == 1) position.cube.state = CubeState::disabled;
  position.crawford = Flag::no;  // no first game is: nobody is one point away, but in a match to one point
  position.jacoby = match.match_length == 0 ? match.jacoby : Flag::no;
  position.beavers = match.match_length == 0 ? match.beavers : Flag::no;
  return position;
}

}  // namespace mt::backgammon

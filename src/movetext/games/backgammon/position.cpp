#include "movetext/games/backgammon/position.hpp"

namespace mt::backgammon {

Position start_position(const Rules& rules, const MatchRules& match) {
  return {first_state(match), start_board(rules), rules.checkers};
}

}  // namespace mt::backgammon

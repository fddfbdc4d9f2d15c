// Selects records by their game.
#pragma once
#include "movetext/games/table/parse_game.hpp"

namespace mt::archive {

struct GameFilter {
  GameSpec game;
  bool whole = false;  // the filter was a GameType with fields: board and notation must match as well

  // Returns whether a game fits the filter. The name of a game includes all its boards and forms. A name with
  // -losing means only the losing form.
  bool fits(const GameSpec& spec) const {
    if (game.row != spec.row || (game.forms & ~spec.forms) != 0) return false;
    return !whole || game.game_type(true) == spec.game_type(true);
  }
};

}  // namespace mt::archive

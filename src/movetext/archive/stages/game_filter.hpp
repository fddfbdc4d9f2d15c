// Selects records by their game.
#pragma once
#include "movetext/games/table/parse_game.hpp"

namespace mt::archive {

struct GameFilter {
  GameSpec game;
  bool whole = false;  // a GameType with fields: the board and the notation must match as well

  // Returns whether a game fits the filter. A name stands for its game on any board and in all its forms; a
  // name with -losing stands for the losing form.
  bool fits(const GameSpec& spec) const {
    if (game.row != spec.row || (game.forms & ~spec.forms) != 0) return false;
    return !whole || game.game_type(true) == spec.game_type(true);
  }
};

}  // namespace mt::archive

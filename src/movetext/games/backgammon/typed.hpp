// Converts a game of this family, whose rules are known only at run time, to its own type. This is done once
// per record.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/backgammon/any_backgammon.hpp"

namespace mt::backgammon {

struct Typed {
  static const Backgammon& rules(const AnyGame& any) {
    return static_cast<const BackgammonGame&>(any).rules();
  }
};

}  // namespace mt::backgammon

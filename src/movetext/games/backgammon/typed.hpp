// Converts a game of this family, known at run time, into its own type, once per record.
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

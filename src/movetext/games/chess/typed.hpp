// Converts a game of this family, whose rules are known at run time, to its own type. This is done once per
// record.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/chess/any_chess.hpp"

namespace mt::chess {

struct Typed {
  template <class Visit>
  static decltype(auto) visit(const AnyGame& any, Visit&& visit) {
    return visit(static_cast<const ChessGame&>(any).rules());
  }
};

}  // namespace mt::chess

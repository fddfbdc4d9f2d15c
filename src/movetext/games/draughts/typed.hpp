// Converts a game of this family, known at run time, into its own type, once per record.
#pragma once
#include "movetext/games/api/any_game.hpp"
#include "movetext/games/draughts/any_draughts.hpp"

namespace mt::draughts {

struct Typed {
  template <class Visit>
  static decltype(auto) visit(const AnyGame& any, Visit&& visit) {
    const int bits = bits_needed(any.spec().rules.as<Rules>());
    if (bits <= set_bits<Set64>) return visit(static_cast<const DraughtsGame<Set64>&>(any).rules());
    if (bits <= set_bits<Set128>) return visit(static_cast<const DraughtsGame<Set128>&>(any).rules());
    return visit(static_cast<const DraughtsGame<Set256>&>(any).rules());
  }
};

}  // namespace mt::draughts

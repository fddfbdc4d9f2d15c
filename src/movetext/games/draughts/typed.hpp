// Converts a game that is known only at run time to the type of this family, once per record.
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

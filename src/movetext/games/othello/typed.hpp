// Converts a game of this family, whose rules are known only at run time, to its own type. This is done once
// per record.
#pragma once
#include "movetext/games/othello/any_othello.hpp"

namespace mt::othello {

struct Typed {
  template <class Visit>
  static decltype(auto) visit(const AnyGame& any, Visit&& visit) {
    if (squares_fit<Set64>(any.spec().rules.as<Rules>()))
      return visit(static_cast<const OthelloGame<Set64>&>(any).rules());
    return visit(static_cast<const OthelloGame<Set128>&>(any).rules());
  }
};

}  // namespace mt::othello

// Converts a game of this family, known at run time, to its own type: once per record.
#pragma once
#include "noughts/game.hpp"

namespace mt::noughts {

struct Typed {
  template <class Visit>
  static decltype(auto) visit(const AnyGame& any, Visit&& visit) {
    return visit(static_cast<const NoughtsGame&>(any).rules());
  }
};

}  // namespace mt::noughts

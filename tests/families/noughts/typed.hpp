// Converts a game that is known only at run time to the type of this family, once per record.
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

// Converts a game of this family, known at run time, to its own type: once per record.
#pragma once
#include "race/any_race.hpp"

namespace mt::race {

struct Typed {
  static const Race& rules(const AnyGame& any) { return static_cast<const RaceGame&>(any).rules(); }
};

}  // namespace mt::race

// Converts a game that is known only at run time to the type of this family, once per record.
#pragma once
#include "race/any_race.hpp"

namespace mt::race {

struct Typed {
  static const Race& rules(const AnyGame& any) { return static_cast<const RaceGame&>(any).rules(); }
};

}  // namespace mt::race

// The number of samples for which a rule is tested.
#pragma once
#include <algorithm>
#include <cstdlib>

namespace mt::test {

// Returns `all` with MOVETEXT_THOROUGH in the environment, else a quarter of them: faults that the quarter of
// a usual run misses are found by all of them before a release.
inline int samples(int all) {
  static const bool is_thorough = std::getenv("MOVETEXT_THOROUGH") != nullptr;
  return is_thorough ? all : std::max(1, all / 4);
}

}  // namespace mt::test

// The number of samples for tests of rules.
#pragma once
#include <algorithm>
#include <cstdlib>

namespace mt::test {

// Returns `all` if MOVETEXT_THOROUGH is set in the environment, else a quarter of it. Usual test runs use a
// quarter of the samples. Runs before a release use all samples, to find rare faults.
inline int samples(int all) {
  static const bool is_thorough = std::getenv("MOVETEXT_THOROUGH") != nullptr;
  return is_thorough ? all : std::max(1, all / 4);
}

}  // namespace mt::test

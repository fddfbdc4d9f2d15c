// How many samples a law is tried on.
#pragma once
#include <algorithm>
#include <cstdlib>

namespace mt::test {

// Returns `all` with MOVETEXT_THOROUGH in the environment, else a quarter of them: what a quarter does not
// find in each run, the whole finds before a release.
inline int samples(int all) {
  static const bool is_thorough = std::getenv("MOVETEXT_THOROUGH") != nullptr;
  return is_thorough ? all : std::max(1, all / 4);
}

}  // namespace mt::test

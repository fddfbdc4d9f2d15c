#include "movetext/engine/equity/match_equity.hpp"

#include <algorithm>

namespace mt::engine {
namespace {

std::size_t index_of(int points) {
  return static_cast<std::size_t>(points);
}

}  // namespace

double MatchEquity::chance(int own, int other, Crawford crawford) const {
  if (own <= 0) return 1;
  if (other <= 0) return 0;
  if (const int longer = std::max(own, other); longer > most) {
    own = std::max(1, own * most / longer);
    other = std::max(1, other * most / longer);
  }
  if (crawford == Crawford::after) {
    if (own == 1) return leading_[index_of(other)];
    if (other == 1) return trailing_[index_of(own)];
  }
  return before_[index_of(own)][index_of(other)];
}

}  // namespace mt::engine

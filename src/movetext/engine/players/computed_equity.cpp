#include "movetext/engine/players/computed_equity.hpp"

#include <algorithm>

namespace mt::engine {
namespace {

std::size_t at(int points) {
  return static_cast<std::size_t>(points);
}

}  // namespace

ComputedEquity::ComputedEquity(const GameModel& model) : model_(model) {
  fill_after_crawford();
  fill_crawford();
  for (int more = 2; more <= most; ++more)
    for (int fewer = 2; fewer <= more; ++fewer) {
      fill(more, fewer);
      fill(fewer, more);
    }
}

// After the Crawford game the trailing side doubles at once. The leading side may drop the double, and then
// loses only one point.
void ComputedEquity::fill_after_crawford() {
  const double win = model_.favourite;
  const double gammons = model_.gammons;
  leading_[1] = trailing_[1] = win;
  for (int other = 2; other <= most; ++other) {
    const double taken =
        win + (1 - win) * ((1 - gammons) * after(1, other - 2) + gammons * after(1, other - 4));
    leading_[at(other)] = std::max(taken, after(1, other - 1));
  }
  for (int own = 2; own <= most; ++own) {
    const double taken = win * ((1 - gammons) * after(own - 2, 1) + gammons * after(own - 4, 1));
    trailing_[at(own)] = std::min(taken, after(own - 1, 1));
  }
}

void ComputedEquity::fill_crawford() {
  const double win = model_.favourite;
  const double gammons = model_.gammons;
  before_[1][1] = win;
  for (int other = 2; other <= most; ++other)
    before_[1][at(other)] =
        win + (1 - win) * ((1 - gammons) * after(1, other - 1) + gammons * after(1, other - 2));
  for (int own = 2; own <= most; ++own)
    before_[at(own)][1] = win * ((1 - gammons) * after(own - 1, 1) + gammons * after(own - 2, 1));
}

void ComputedEquity::fill(int own, int other) {
  const Stakes worth{.of =
                         [&](int points) {
                           return points > 0 ? chance(own - points, other, Crawford::before)
                                             : chance(own, other + points, Crawford::before);
                         },
                     .total = 1,
                     .own_limit = own,
                     .other_limit = other};
  const double win = model_.favourite;
  const mt::Chances chances{win, model_.gammons * win, 0, model_.gammons * (1 - win), 0};
  before_[at(own)][at(other)] = CubeValue(worth, chances, model_.efficiency).at(1, Holder::middle);
}

}  // namespace mt::engine

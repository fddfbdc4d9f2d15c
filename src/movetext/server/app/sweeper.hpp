// What the clock does: reminders, time-outs, offers that expire, leave that ends, rows that are kept for some
// time only.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/store/store.hpp"

#include <cstdint>

namespace mt::server::app {

struct Swept {
  std::uint32_t games = 0;     // changed by the clock
  std::uint32_t leaves = 0;    // that have ended
  std::uint32_t failures = 0;  // games that could not be looked after; the next sweep tries again
};

class Sweeper {
 public:
  Sweeper(const Policy& policy, store::Store& store, GameCache& cache)
      : policy_(policy), store_(store), cache_(cache) {}

  // Does all that is due.  Any node may call it at any time: what has been done is not due any more.
  Swept sweep(Time now);

 private:
  Swept sweep_all(Time now);
  bool sweep_game(const store::BoardRow& row, Time now);
  std::uint32_t sweep_leaves(Time now);

  const Policy& policy_;
  store::Store& store_;
  GameCache& cache_;
  bool away_ = true;  // the server or its store was not there before the next sweep
};

}  // namespace mt::server::app

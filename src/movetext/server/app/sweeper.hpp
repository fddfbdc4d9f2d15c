// Handles events that are due by the clock: reminders, time-outs, the end of offers and of leave, and the
// deletion of rows that are kept only for some time.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/store/store.hpp"

#include <cstdint>

namespace mt::server::app {

struct Swept {
  std::uint32_t games = 0;     // games changed by the clock
  std::uint32_t leaves = 0;    // leaves that have ended
  std::uint32_t failures = 0;  // games that could not be handled; the next sweep tries again
};

class Sweeper {
 public:
  Sweeper(const ServerPolicy& policy, store::Store& store, GameCache& cache)
      : policy_(policy), store_(store), cache_(cache) {}

  // Handles everything that is due.  Any node may call it at any time: work that one call has done is no
  // longer due.
  Swept sweep(Time now);

 private:
  Swept sweep_all(Time now);
  bool sweep_game(const store::BoardRow& row, Time now);
  std::uint32_t sweep_leaves(Time now);

  const ServerPolicy& policy_;
  store::Store& store_;
  GameCache& cache_;
  bool away_ = true;  // the server or its store was unavailable before the next sweep
};

}  // namespace mt::server::app

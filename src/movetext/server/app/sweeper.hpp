// Carries out everything that is due at a certain time: sends reminders, ends games on time, ends offers and
// leaves, and deletes rows that are kept only for a limited time.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/store/store.hpp"

#include <cstdint>

namespace mt::server::app {

struct Swept {
  std::uint32_t games = 0;     // number of games that the clock changed
  std::uint32_t leaves = 0;    // number of leaves that were ended
  std::uint32_t failures = 0;  // number of games with an error; the next sweep tries these games again
};

class Sweeper {
 public:
  Sweeper(const ServerPolicy& policy, store::Store& store, GameCache& cache)
      : policy_(policy), store_(store), cache_(cache) {}

  // Does everything that is due. Any node may call it at any time: what one call has done is no longer due in
  // the next call.
  Swept sweep(Time now);

 private:
  Swept sweep_all(Time now);
  bool sweep_game(const store::BoardRow& row, Time now);
  std::uint32_t sweep_leaves(Time now);

  const ServerPolicy& policy_;
  store::Store& store_;
  GameCache& cache_;
  bool away_ = true;  // the server was not running, or its store was not available, before the next sweep
};

}  // namespace mt::server::app

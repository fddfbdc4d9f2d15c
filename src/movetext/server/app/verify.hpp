// Whether everything that is stored is what its events say.
#pragma once
#include "movetext/server/store/store.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace mt::server::app {

struct Verified {
  std::uint64_t games = 0;
  std::uint64_t events = 0;
  std::uint64_t moves = 0;
  std::uint64_t faults = 0;
};

// Plays every game again from its first event, and compares it with its row: seq, half-moves, state, result,
// whose turn, deadlines, when to wake, end, class of ratings, position; that there is a row; of games with
// dice that each roll is the one that the seed gives. `tell` hears of the first fault of each board, also of
// those of which nothing can be read.
Verified verify(store::Store& store, const std::function<void(GameId game, const std::string& fault)>& tell);

}  // namespace mt::server::app

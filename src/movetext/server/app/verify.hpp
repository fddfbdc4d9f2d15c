// Checks that the stored data agrees with the events of the games.
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

// Replays every game from its first event, and compares the result with the row of the game: number of
// events, half-moves, state, result, side to move, deadline, next clock check, end, rating class and
// position. A game without a row is a fault, and so is a roll that does not match the seed. `tell` is called
// with the first fault of each board, including boards that cannot be read.
Verified verify(store::Store& store, const std::function<void(GameId game, const std::string& fault)>& tell);

}  // namespace mt::server::app

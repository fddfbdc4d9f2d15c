// What ends a search.
#pragma once
#include <chrono>
#include <cstdint>
#include <optional>

namespace mt::engine {

using Milliseconds = std::chrono::milliseconds;

// The first limit that is reached ends the search; without any limit it lasts until it is stopped.
struct Limits {
  // The clock of the side to move.
  struct Clock {
    Milliseconds left{};
    Milliseconds increment{};
    int moves_to_go = 0;  // until more time is added; 0: all the rest of the game
  };
  std::optional<Milliseconds> move_time{};  // for this move, with what it takes to answer
  std::optional<Clock> clock{};
  std::optional<std::uint64_t> nodes{};
  std::optional<int> depth{};  // plies
};

}  // namespace mt::engine

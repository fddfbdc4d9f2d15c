// What ends a search.
#pragma once
#include "movetext/base/side.hpp"

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace mt::engine {

using Milliseconds = std::chrono::milliseconds;

// The time of one side.
struct Clock {
  Milliseconds left{};
  Milliseconds increment{};  // that each move of the side adds
  int moves_to_go = 0;       // until more time is added; 0: for all the rest of the game
  Milliseconds delay{};      // before each move that costs nothing and is not kept
};

// The first limit that is reached ends the search; without any of them only a stop does.
struct Limits {
  std::optional<Milliseconds> move_time{};       // for this move
  std::array<std::optional<Clock>, 2> clocks{};  // by Side
  std::optional<std::uint64_t> nodes{};
  std::optional<int> depth{};  // plies; in games with dice rolls that are looked ahead, 0: none
  // Games with dice: of a rollout.
  std::optional<std::uint64_t> trials{};
  std::optional<double> standard_error{};  // of the difference between the two best, in points

  const std::optional<Clock>& clock(Side side) const { return clocks[static_cast<std::size_t>(side)]; }
  bool has_clock() const { return clocks[0] || clocks[1]; }
  // Says whether the search ends by itself.
  bool is_bounded() const { return move_time || has_clock() || nodes || depth || trials || standard_error; }
};

}  // namespace mt::engine

// The limits of a search.
#pragma once
#include "movetext/base/side.hpp"

#include <algorithm>
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
  Milliseconds increment{};  // added after each move of the side
  int moves_to_go = 0;       // moves until more time is added; 0 if the time is for the rest of the game
  Milliseconds delay{};      // time for each move before the clock runs; the unused part is lost
};

// The search ends at the first limit that it reaches. Without limits it ends only when it is stopped.
struct Limits {
  std::optional<Milliseconds> move_time{};       // for this move
  std::array<std::optional<Clock>, 2> clocks{};  // by Side
  std::optional<std::uint64_t> nodes{};
  std::optional<int> depth{};  // plies; in games with dice the number of rolls to look ahead, from 0
  // Games with dice: limits of a rollout.
  std::optional<std::uint64_t> trials{};
  // Standard error of the difference between the two best moves, in points.
  std::optional<double> standard_error{};

  const std::optional<Clock>& clock(Side side) const { return clocks[static_cast<std::size_t>(side)]; }
  bool has_clock() const { return clocks[0] || clocks[1]; }
  // Returns whether a limit ends the search, so that it need not be stopped. The clock of either side counts.
  bool is_bounded() const { return has_clock() || is_bounded_without_clock(); }
  // Like is_bounded(), for a search of `side`: the clock of the other side does not count.
  bool is_bounded_for(Side side) const { return clock(side) || is_bounded_without_clock(); }

 private:
  bool is_bounded_without_clock() const { return move_time || nodes || depth || trials || standard_error; }
};

// Returns the time that a side may spend on its next move. Returns nullopt if there is neither a move time
// nor a clock of this side.
inline std::optional<Milliseconds> share_of(const Limits& limits, Side side) {
  if (limits.move_time) return *limits.move_time;
  const std::optional<Clock>& clock = limits.clock(side);
  if (!clock) return std::nullopt;
  constexpr int most_moves = 25;
  const int moves = clock->moves_to_go > 0 ? std::min(clock->moves_to_go + 1, most_moves) : most_moves;
  return std::min(clock->left / moves + clock->increment * 4 / 5, clock->left / 3);
}

}  // namespace mt::engine

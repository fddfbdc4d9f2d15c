// The state of a line of play: the position, and the number of the next move.
#pragma once
#include "movetext/base/side.hpp"

#include <cstdint>

namespace mt::replay {

// Move numbers count from 1 at the start of the record and increase when the first side moves; a side that
// moves twice in succession (after a setup) gets a new number each time.
template <class Position>
struct LineState {
  Position position{};
  std::uint32_t last = 1;  // Event::value of the last ply; initially that of a move of the second side

  // Restarts the line with that number for the first move.
  void restart(std::uint32_t number) { last = 2 * number - 1; }
  // Returns the Event::value of a ply made by `side` here.
  std::uint32_t label(Side side) const {
    const std::uint32_t second = side == Side::second ? 1 : 0;
    return last + (last % 2 == second ? 2 : 1);
  }
};

}  // namespace mt::replay

// The state of a line: its position, and the number of its next move.
#pragma once
#include "movetext/base/side.hpp"

#include <cstdint>

namespace mt::replay {

// Move numbers count from 1 at the start of the record and increase when the first side moves. If a side
// moves twice in succession (after a setup), each of its moves gets a new number.
template <class Position>
struct LineState {
  Position position{};
  // Event::value of the last ply. Before the first ply it has the value of a ply of the second side.
  std::uint32_t last = 1;

  // Restarts the line so that its first move gets this number.
  void restart(std::uint32_t number) { last = 2 * number - 1; }
  // Returns the Event::value of the next ply, if `side` makes it.
  std::uint32_t label(Side side) const {
    const std::uint32_t second = side == Side::second ? 1 : 0;
    return last + (last % 2 == second ? 2 : 1);
  }
};

}  // namespace mt::replay

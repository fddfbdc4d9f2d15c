// Where a line of play stands: the position, and the number that the next move gets.
#pragma once
#include <cstdint>

#include "movetext/base/side.hpp"

namespace mt::replay {

// Move numbers count from 1 at the start of the record and go up when the first side moves; a side that moves twice
// running (after a setup) gets a new number each time.
template <class Position>
struct LineState {
  Position position{};
  std::uint32_t number = 0;        // of the last ply; 0 before the first
  Side last_side = Side::second;  // of the last ply

  // The Event::value of a ply made by `side` here.
  std::uint32_t label(Side side) const {
    const bool answers = side == Side::second && last_side == Side::first;
    return 2 * (answers ? number : number + 1) + (side == Side::second ? 1U : 0U);
  }
  void step(const Position& to, std::uint32_t ply_label) {
    position = to;
    number = ply_label / 2;
    last_side = ply_label % 2 != 0 ? Side::second : Side::first;
  }
};

}  // namespace mt::replay

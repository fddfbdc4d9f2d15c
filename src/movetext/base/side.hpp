// The two sides: the one that makes the first move of a game, and the other one.
#pragma once
#include <cstdint>

namespace mt {

// Colours differ from game to game (White begins international draughts, Black begins English); sides do not.
enum class Side : std::uint8_t { first, second };

constexpr Side other(Side side) {
  return side == Side::first ? Side::second : Side::first;
}

}  // namespace mt

// The two sides: `first` makes the first move of a game.
#pragma once
#include <cstdint>

namespace mt {

// A side is not a colour: White begins in international draughts, but Black in English draughts.
enum class Side : std::uint8_t { first, second };

constexpr Side other(Side side) {
  return side == Side::first ? Side::second : Side::first;
}

}  // namespace mt

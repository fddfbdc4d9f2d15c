// Computes the gain from a capture if both sides continue to capture on the same square as long as they gain
// by it.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <array>

namespace mt::chess {

// The values of the men in hundredths of a pawn, in the order of Kind: pawn, knight, bishop, rook, king,
// queen.
inline constexpr std::array<int, kind_count> exchange_values{100, 325, 335, 500, 10'000, 975};

constexpr int exchange_value(Kind kind) {
  return exchange_values[static_cast<std::size_t>(kind)];
}

// Returns the gain of a legal capture or promotion for the side that makes it. The gain is negative if the
// side loses material. Pins are ignored.
int exchange_gain(const Position& position, Move move);

}  // namespace mt::chess

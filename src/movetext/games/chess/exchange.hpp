// The gain from a capture if both sides continue to capture on its square as long as it pays.
#pragma once
#include "movetext/games/chess/position.hpp"

#include <array>

namespace mt::chess {

// The men in hundredths of a pawn, by Kind: pawn, knight, bishop, rook, king, queen.
inline constexpr std::array<int, kind_count> exchange_values{100, 325, 335, 500, 10'000, 975};

constexpr int exchange_value(Kind kind) {
  return exchange_values[static_cast<std::size_t>(kind)];
}

// Returns the gain for the side that makes a legal capture or promotion, negative if it loses material. Pins
// are ignored.
int exchange_gain(const Position& position, Move move);

}  // namespace mt::chess

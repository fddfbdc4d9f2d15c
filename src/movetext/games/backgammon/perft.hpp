// Counts all continuations of a position to a given depth: every roll with every play.
//
//   perft(start_board(rows::backgammon), Side::first, 2, Rolls::unordered);   // 202782
//
// A roll that cannot be played counts as one path. The count does not stop when a side has borne off
// everything: this side passes.
#pragma once
#include "movetext/games/backgammon/generate.hpp"

#include <cstdint>

namespace mt::backgammon {

using mt::all_rolls;

enum class Rolls : std::uint8_t {
  unordered,  // each of the 21 rolls counts once
  ordered,    // 36 rolls: two different dice count twice
};

// The largest depth of perft. A greater depth would never finish.
inline constexpr int max_perft_depth = 64;

// Returns the number of paths with `depth` rolls and plays, which is 1 for depth 0. The board must be sound.
std::uint64_t perft(const Board& board, Side side, int depth, Rolls rolls = Rolls::unordered);

// Returns the number of paths after one roll, which is counted once.
std::uint64_t perft_of_roll(const Board& board, Side side, Dice dice, int depth,
                            Rolls rolls = Rolls::unordered);

}  // namespace mt::backgammon

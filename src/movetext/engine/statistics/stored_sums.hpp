// The sums of each game that GNU Backgammon stores with a match, in the SGF property GS.
//
// The values of single decisions are rounded in SGF: the luck of a roll to five decimals, and other values to
// six. So their sums can differ in the last digit from the sums of the program, and a fault that lost less
// than a millionth cannot be seen. The stored sums are not affected.
#pragma once
#include "movetext/engine/statistics/match_sums.hpp"
#include "movetext/record/record.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace mt::statistics {

// The sums of one side in a game.
struct StoredSums {
  std::array<std::uint64_t, cube_faults> faults{};  // numbers, by CubeFault
  std::array<double, cube_faults> losses{};         // in equity, by CubeFault
  double luck = 0;                                  // in equity
  double luck_worth = 0;                            // as Losses::worth
};
// The sums of both sides, by Side; nullopt if a game has no such sums, or they cannot be read.
using StoredGame = std::optional<std::array<StoredSums, 2>>;

// Returns the stored sums of each game of a record.
std::vector<StoredGame> stored_sums(const Record& record);

// Replaces luck and numbers of faults by the stored ones where the sums agree but for rounding. Stored sums
// of another analysis are not used.
void refine(std::span<BothSums> games, std::span<const StoredGame> stored);

}  // namespace mt::statistics

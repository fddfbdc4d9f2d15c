// Computes how many rolls a side needs to bear off all its checkers, once they are all at home, if it plays
// as fast as possible. The result is exact for one side alone. In a game, a side may play differently because
// of the other side.
#pragma once
#include "movetext/games/backgammon/board.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace mt::backgammon {

class Bearoff {
 public:
  static constexpr std::size_t most_rolls = 24;
  // distribution[n] is the probability of finishing after exactly n rolls.
  using Distribution = std::array<float, most_rolls + 1>;

  // Computes all 54,264 positions, which takes about 50 ms.
  Bearoff();

  // Returns whether all checkers are at home. The table has only these positions.
  static bool has(Counters own) { return (occupied(own) & ~Points{0x7E}) == 0; }
  const Distribution& of(Counters own) const { return table_[index_of(own)]; }
  // Returns the probability that the side that rolls next finishes first.
  double chance_to_win(Counters own, Counters other) const;

 private:
  static std::size_t index_of(Counters own);
  std::vector<Distribution> table_;
};

// Returns the table. The first call computes it.
const Bearoff& bearoff();

}  // namespace mt::backgammon

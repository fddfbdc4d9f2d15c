// How many rolls a side needs to bear off its checkers once all of them are at home, if it bears them off as
// fast as possible. This is exact for one side; the influence of the other side on its play is ignored.
#pragma once
#include "movetext/games/backgammon/board.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace mt::backgammon {

class Bearoff {
 public:
  static constexpr std::size_t most_rolls = 24;
  // The probabilities of finishing after exactly that many rolls.
  using Distribution = std::array<float, most_rolls + 1>;

  // Computes all 54,264 positions in about 50 ms.
  Bearoff();

  // Returns whether all checkers are at home, so that the table has the position.
  static bool has(Counters own) { return (occupied(own) & ~Points{0x7E}) == 0; }
  const Distribution& of(Counters own) const { return table_[index_of(own)]; }
  // Returns the probability that the side which rolls next finishes first.
  double chance_to_win(Counters own, Counters other) const;

 private:
  static std::size_t index_of(Counters own);
  std::vector<Distribution> table_;
};

// Returns the table, which is computed on first use.
const Bearoff& bearoff();

}  // namespace mt::backgammon

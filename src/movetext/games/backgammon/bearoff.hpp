// How many rolls a side needs to bear off its checkers once all of them are at home, if it takes them off as
// fast as it can.  This is exact for one side; that a side plays otherwise because of the other one is not
// considered.
#pragma once
#include "movetext/games/backgammon/board.hpp"

#include <array>
#include <cstddef>
#include <vector>

namespace mt::backgammon {

class Bearoff {
 public:
  static constexpr std::size_t most_rolls = 24;
  // The chance to be done after exactly so many rolls.
  using Distribution = std::array<float, most_rolls + 1>;

  // Computes all 54,264 positions, in some 50 ms.
  Bearoff();

  // Says whether the checkers are at home, so that the table has them.
  static bool has(Counters own) { return (occupied(own) & ~Points{0x7E}) == 0; }
  const Distribution& of(Counters own) const { return table_[index_of(own)]; }
  // Returns the chance of a side to be done first that rolls next.
  double chance_to_win(Counters own, Counters other) const;

 private:
  static std::size_t index_of(Counters own);
  std::vector<Distribution> table_;
};

// Returns the table, which is computed when it is first needed.
const Bearoff& bearoff();

}  // namespace mt::backgammon

// The rules of a variant of Othello as plain data.
//
// World Othello Federation, official rules: Black moves first; a move must outflank and flip at least one
// disc; a side that can do so must, one that cannot passes; all outflanked discs are flipped; the game ends
// when neither side has a move. These hold for every variant, so there are no fields for them.
#pragma once
#include <cstdint>
#include <type_traits>

namespace mt::othello {

struct Rules {
  std::int8_t size = 8;      // squares of a side; even, as four discs start in the middle
  bool fewest_wins = false;  // the side with fewer discs wins
  friend bool operator==(const Rules&, const Rules&) = default;
};
static_assert(std::is_trivially_copyable_v<Rules>);

}  // namespace mt::othello

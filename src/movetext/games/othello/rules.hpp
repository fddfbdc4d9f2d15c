// Defines the rules of a variant of Othello as plain data.
//
// These rules of the World Othello Federation hold for every variant, so they have no fields:
//   - Black moves first.
//   - A move must outflank and flip at least one disc.
//   - A side that has a legal move must make one; a side without a move passes.
//   - All outflanked discs are flipped.
//   - The game ends when neither side has a move.
#pragma once
#include <cstdint>
#include <type_traits>

namespace mt::othello {

struct Rules {
  std::int8_t size = 8;      // length of a side; even, because four discs start in the middle
  bool fewest_wins = false;  // the side with fewer discs wins
  friend bool operator==(const Rules&, const Rules&) = default;
};
static_assert(std::is_trivially_copyable_v<Rules>);

}  // namespace mt::othello

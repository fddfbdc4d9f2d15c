// Defines a variant of backgammon by its start array and number of checkers. The checkers move in the same
// way in all variants.
#pragma once
#include "movetext/games/backgammon/board.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::backgammon {

// The checkers on one point at the start. Both sides have the same start array in their own numbering.
struct Stack {
  std::uint8_t point = 0;
  std::uint8_t checkers = 0;
  friend constexpr bool operator==(Stack, Stack) = default;
};

// One variant. rows.hpp has all variants as constants.
struct Rules {
  static constexpr std::size_t max_stacks = 5;
  static constexpr std::size_t max_aliases = 3;

  std::string_view name;                                // the name for --game
  std::string_view variation;                           // the value of the tag Variation in a .mat file
  std::array<std::string_view, max_aliases> aliases{};  // other spellings; unused entries are empty
  std::uint8_t checkers = max_checkers;                 // number of checkers of each side, 1..15
  std::array<Stack, max_stacks> start{};                // unused entries are empty

  friend constexpr bool operator==(const Rules&, const Rules&) = default;
};

constexpr Board start_board(const Rules& rules) {
  Board board;
  for (const Stack stack : rules.start) {
    if (stack.checkers == 0) continue;
    board.put(Side::first, stack.point, stack.checkers);
    board.put(Side::second, stack.point, stack.checkers);
  }
  return board;
}

}  // namespace mt::backgammon

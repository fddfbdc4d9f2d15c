// A pair of dice.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>

namespace mt {

// Two numbers 1..6, or 0 and 0 before the roll. The order is as written in the source and has no meaning.
struct Dice {
  std::uint8_t first = 0;
  std::uint8_t second = 0;

  constexpr bool rolled() const { return first != 0; }
  constexpr bool is_double() const { return rolled() && first == second; }
  constexpr int larger() const { return first > second ? first : second; }
  constexpr int smaller() const { return first > second ? second : first; }
  friend constexpr bool operator==(Dice, Dice) = default;
};

constexpr bool are_dice(int first, int second) {
  return first >= 1 && first <= 6 && second >= 1 && second <= 6;
}

// The 21 rolls, the larger die first: 11, 21, 22, 31 ... 66.
inline constexpr std::array<Dice, 21> all_rolls = [] {
  std::array<Dice, 21> rolls;
  std::size_t count = 0;
  for (std::uint8_t large = 1; large <= 6; ++large)
    for (std::uint8_t small = 1; small <= large; ++small) rolls[count++] = {large, small};
  return rolls;
}();

}  // namespace mt

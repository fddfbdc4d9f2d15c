// What a search says about a position.
#pragma once
#include <cstdint>

namespace mt::engine {

// A value for the side to move.
struct Score {
  enum class Unit : std::uint8_t {
    hundredths,  // of a man or a pawn
    wins_in,     // `value` plies until this side has won; negative: until it has lost
    discs,       // the final difference; hundredths of discs if it is not known to the end
    equity,      // thousandths of a point, with the cube
  };
  Unit unit = Unit::hundredths;
  int value = 0;
  bool exact = true;  // not a bound
  friend bool operator==(const Score&, const Score&) = default;
};

// Values inside a search: those of an evaluation, and beyond them wins, the quicker the higher.
inline constexpr int infinite_value = 32'000;
inline constexpr int win_value = 31'000;  // a win at once
inline constexpr int max_plies = 120;     // that a search looks ahead

// A repetition that one side may not make is nearly a win for the other one.  Such a value depends on the
// line that led to the position.
inline constexpr int perpetual_value = 25'000;
constexpr bool rests_on_perpetual(int value) {
  return value > 22'000 ? value < 26'000 : value < -22'000 && value > -26'000;
}

constexpr int win_after(int plies) {
  return win_value - plies;
}
constexpr bool is_decided(int value) {
  return value > win_value - 1'000 || value < -win_value + 1'000;
}

}  // namespace mt::engine

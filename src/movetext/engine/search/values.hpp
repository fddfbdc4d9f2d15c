// The values of a search.
#pragma once
namespace mt::engine {

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

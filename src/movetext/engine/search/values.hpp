// The values of a search.
#pragma once
namespace mt::engine {

// A value in a search is either a value of the evaluation, or a win or loss, which lies outside the range of
// the evaluation. A quicker win has a higher value.
inline constexpr int infinite_value = 32'000;
inline constexpr int win_value = 31'000;  // an immediate win
inline constexpr int max_plies = 120;     // limit of the search depth

// The value of a repetition that the rules forbid to one side: it is nearly a win for the other side. Such a
// value depends on the line that led to the position.
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

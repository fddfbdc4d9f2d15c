// Implements the rules of moving in a slow and simple form: every order of the dice is tried on an array of
// checkers. It checks the generator independently, because it shares no code with it.
#pragma once
#include <array>
#include <set>
#include <vector>

namespace mt::backgammon::test {

// The checkers of each side in its own numbers. [25] is the bar, and [0] counts the checkers borne off.
struct SlowBoard {
  std::array<int, 26> own{};
  std::array<int, 26> other{};
  friend auto operator<=>(const SlowBoard&, const SlowBoard&) = default;
};

// Returns all boards that can follow a roll. If no play is possible, it returns only the board itself.
std::set<SlowBoard> boards_after(const SlowBoard& board, int first, int second);

}  // namespace mt::backgammon::test

// The rules of moving in a slow and simple form: every order of the dice is tried on an array of checkers. An
// independent check of the generator, which shares no code with it.
#pragma once
#include <array>
#include <set>
#include <vector>

namespace mt::backgammon::test {

// Own numbers: [25] is the bar, [0] the checkers borne off. The other side is in its own numbers.
struct SlowBoard {
  std::array<int, 26> own{};
  std::array<int, 26> other{};
  friend auto operator<=>(const SlowBoard&, const SlowBoard&) = default;
};

// Returns all boards after a roll; the board itself if no play is possible.
std::set<SlowBoard> boards_after(const SlowBoard& board, int first, int second);

}  // namespace mt::backgammon::test

// The rules of moving, slowly and plainly: every order of the dice is tried on an array of checkers.  An
// independent witness against the generator; it shares nothing with it.
#pragma once
#include <array>
#include <set>
#include <vector>

namespace mt::backgammon::test {

// Own numbers: [25] the bar, [0] what was borne off.  The other side in its own numbers.
struct SlowBoard {
  std::array<int, 26> own{};
  std::array<int, 26> other{};
  friend auto operator<=>(const SlowBoard&, const SlowBoard&) = default;
};

// All boards behind a roll; the board itself if nothing can be played.
std::set<SlowBoard> boards_after(const SlowBoard& board, int first, int second);

}  // namespace mt::backgammon::test

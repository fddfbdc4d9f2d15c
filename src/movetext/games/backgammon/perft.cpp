#include "movetext/games/backgammon/perft.hpp"

#include "movetext/games/backgammon/count.hpp"

#include <algorithm>
#include <memory>
#include <vector>

namespace mt::backgammon {
namespace {

// Keeps one list for each depth, because lists are too large for the stack.
class Descent {
 public:
  Descent(Rolls rolls, int depth) : rolls_(rolls), lists_(static_cast<std::size_t>(depth)) {}

  std::uint64_t paths(const Board& board, Side side, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return leaves(board, side);
    std::uint64_t sum = 0;
    for (const Dice dice : all_rolls) sum += weight(dice) * paths(board, side, dice, depth);
    return sum;
  }

  std::uint64_t paths(const Board& board, Side side, Dice dice, int depth) {
    if (depth == 1) return std::max<std::uint64_t>(1, count_plays(board, side, dice));
    PlayList& plays = list(depth);
    legal_plays(board, side, dice, plays);
    if (plays.empty()) return paths(board, other(side), depth - 1);
    std::uint64_t sum = 0;
    for (const Play& play : plays) sum += paths(play.after, other(side), depth - 1);
    return sum;
  }

 private:
  std::uint64_t leaves(const Board& board, Side side) const {
    const View view(board, side);
    std::uint64_t sum = 0;
    for (const Dice dice : all_rolls)
      sum += weight(dice) * std::max<std::uint64_t>(1, count_plays(view, dice));
    return sum;
  }
  std::uint64_t weight(Dice dice) const { return rolls_ == Rolls::ordered && !dice.is_double() ? 2 : 1; }
  PlayList& list(int depth) {
    auto& found = lists_[static_cast<std::size_t>(depth - 1)];
    if (found == nullptr) found = std::make_unique<PlayList>();
    return *found;
  }

  Rolls rolls_;
  std::vector<std::unique_ptr<PlayList>> lists_;
};

}  // namespace

std::uint64_t perft(const Board& board, Side side, int depth, Rolls rolls) {
  depth = std::clamp(depth, 0, max_perft_depth);
  return Descent(rolls, depth).paths(board, side, depth);
}

std::uint64_t perft_of_roll(const Board& board, Side side, Dice dice, int depth, Rolls rolls) {
  if (depth <= 0) return 1;
  depth = std::min(depth, max_perft_depth);
  return Descent(rolls, depth).paths(board, side, dice, depth);
}

}  // namespace mt::backgammon

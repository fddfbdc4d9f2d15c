// Counts plays without making them.
//
// If two checkers play two different dice, the plays are all pairs of a source for each die, minus the pairs
// in which both dice would need the same checker. If one checker plays both dice, it can do so in one or two
// ways. Two ways lead to the same position, unless one of them hits a checker on the way. (A pair in which
// one checker arrives on the point that the other leaves has the same result as one checker that plays both
// dice. Such a result is counted only as a play of one checker.)
#include "movetext/games/backgammon/count.hpp"

#include "movetext/games/backgammon/generate.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace mt::backgammon {
namespace {

std::size_t size(Points points) {
  return static_cast<std::size_t>(std::popcount(points));
}

// Returns the sources from which one checker can play both dice. `from`: the sources for the die that is
// played first. `both`: the sum of the dice.
Points through(Points from, Points blocked, int both) {
  return from & ~(blocked << both) & ~((2U << both) - 1);
}

// Counts the plays if no checker is on the bar and none can be borne off.
std::size_t count_field(const View& view, int large, int small) {
  const Points singles = view.men & ~held(view.own);
  const Points by_large = view.sources(large);
  const Points by_small = view.sources(small);
  const Points large_first = through(by_large, view.blocked, large + small);
  const Points small_first = through(by_small, view.blocked, large + small);
  const Points two_ways = large_first & small_first & ((view.blots << large) | (view.blots << small));
  const std::size_t one_checker = size(large_first | small_first) + size(two_ways);
  const std::size_t pairs = size(by_large) * size(by_small) - size(by_large & by_small & singles) -
                            size(by_small & by_large >> large) - size(by_large & by_small >> small);
  if (pairs + one_checker != 0) return pairs + one_checker;
  return by_large != 0 ? size(by_large) : size(by_small);
}

// Counts the plays with one checker on the bar. It enters with either die, and then the other die is played.
std::size_t count_entering(const View& view, int large, int small) {
  const Points men = view.men & ~bar_bit;
  const auto after = [&](int entering, int die) -> Points {
    if (has_point(view.blocked, bar - entering)) return 0;
    return sources(men | point_bit(bar - entering), view.blocked, die);
  };
  const Points large_first = after(large, small);
  const Points small_first = after(small, large);
  const Points hit = view.blots & (point_bit(bar - large) | point_bit(bar - small));
  const bool twice = hit == 0 && has_point(large_first, bar - large) && has_point(small_first, bar - small);
  const std::size_t both = size(large_first) + size(small_first) - (twice ? 1 : 0);
  if (both != 0) return both;
  return view.sources(large) != 0 || view.sources(small) != 0 ? 1 : 0;
}

// Collects the different results if no checker is on the bar and at most one is outside the home. There are
// at most 7 sources for the first die and 8 for the second.
class Results {
 public:
  void add(const View& view) {
    for (std::size_t i = 0; i < size_; ++i)
      if (own_[i] == view.own && other_[i] == view.other) return;
    own_[size_] = view.own;
    other_[size_++] = view.other;
  }
  void add_all(const View& start, int first, int second) {
    for (Points from = start.sources(first); from != 0; from &= from - 1) {
      View view = start;
      view.move(lowest_point(from), target(lowest_point(from), first));
      for (Points next = view.sources(second); next != 0; next &= next - 1) {
        View after = view;
        after.move(lowest_point(next), target(lowest_point(next), second));
        add(after);
      }
    }
  }
  std::size_t size() const { return size_; }

 private:
  static constexpr std::size_t most = 2 * 7 * 8;
  std::array<Counters, most> own_;
  std::array<Counters, most> other_;
  std::size_t size_ = 0;
};

std::size_t count_near_home(const View& view, int large, int small) {
  Results results;
  results.add_all(view, large, small);
  results.add_all(view, small, large);
  if (results.size() != 0) return results.size();
  const Points by_large = view.sources(large);
  return by_large != 0 ? size(by_large) : size(view.sources(small));
}

struct Longest {
  int dice = 0;
  std::size_t plays = 0;

  void add(int used, std::size_t found) {
    if (used < dice) return;
    plays = used == dice ? plays + found : found;
    dice = used;
  }
};

// Works like Maker::make_double in generate.cpp, but counts the plays of the last die without making them.
void count_double(const View& view, int die, int limit, int used, Longest& longest) {
  Points from = view.sources(die) & ((2U << limit) - 1);
  if (from == 0 && used > 0) return longest.add(used, 1);
  if (used == 3) return longest.add(4, size(from));
  for (; from != 0; from &= from - 1) {
    const int source = lowest_point(from);
    View after = view;
    after.move(source, target(source, die));
    count_double(after, die, source, used + 1, longest);
  }
}

// Returns the largest number of dice that can be played from points up to `limit`. The result is at most
// `wanted`.
int most_of_double(const View& view, int die, int limit, int wanted) {
  int most = 0;
  Points from = wanted == 0 ? 0 : view.sources(die) & ((2U << limit) - 1);
  for (; from != 0 && most < wanted; from &= from - 1) {
    const int source = lowest_point(from);
    View after = view;
    after.move(source, target(source, die));
    most = std::max(most, 1 + most_of_double(after, die, source, wanted - 1));
  }
  return most;
}

// Returns whether the second die can be played after the first.
bool can_follow(const View& view, int first, int second) {
  for (Points from = view.sources(first); from != 0; from &= from - 1) {
    View after = view;
    after.move(lowest_point(from), target(lowest_point(from), first));
    if (after.sources(second) != 0) return true;
  }
  return false;
}

}  // namespace

int most_dice(const View& view, Dice dice) {
  if (dice.is_double()) return most_of_double(view, dice.first, bar, Play::max_legs);
  if (can_follow(view, dice.first, dice.second) || can_follow(view, dice.second, dice.first)) return 2;
  return (view.sources(dice.first) | view.sources(dice.second)) != 0 ? 1 : 0;
}

std::size_t count_plays(const View& view, Dice dice) {
  if (dice.is_double()) {
    Longest longest;
    count_double(view, dice.first, bar, 0, longest);
    return longest.plays;
  }
  const int large = dice.larger();
  const int small = dice.smaller();
  const int waiting = view.count(bar);
  if (waiting > 1) return view.sources(large) != 0 || view.sources(small) != 0 ? 1 : 0;
  if (waiting == 1) return count_entering(view, large, small);
  if (many_outside(view)) return count_field(view, large, small);
  return count_near_home(view, large, small);
}

std::size_t count_plays(const Board& board, Side side, Dice dice) {
  return count_plays(View(board, side), dice);
}

bool has_play(const Board& board, Side side, Dice dice) {
  const View view(board, side);
  return (view.sources(dice.first) | view.sources(dice.second)) != 0;
}

}  // namespace mt::backgammon

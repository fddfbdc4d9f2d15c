#include "movetext/games/backgammon/net_inputs.hpp"

#include <algorithm>
#include <bit>

namespace mt::backgammon {
namespace {

constexpr Points bar_point = Points{1} << bar;
constexpr Points board_points = 0x01FF'FFFE;  // 1..24

int highest_of(Points points) {
  return points == 0 ? 0 : 31 - std::countl_zero(points);
}

// The board as one side sees it. The points have the numbers of this side.
struct Way {
  Points men = 0;      // the side's points, including the bar
  Points blocked = 0;  // points that the other side holds
  Points blots = 0;    // points with a single checker of the other side
  int waiting = 0;     // number of checkers on the bar
};

Way way_of(const Board& board, Side side) {
  const Points foe = occupied(board.of(other(side)));
  const Points foe_held = held(board.of(other(side)));
  return {occupied(board.of(side)), across(foe_held & board_points), across(foe & ~foe_held & board_points),
          board.count(side, bar)};
}

bool hits(const Way& way, int die, int next) {
  const Points from = way.waiting > 0 ? bar_point : way.men;
  const Points one = (from >> die) & ~way.blocked & board_points;
  if ((one & way.blots) != 0) return true;
  if (die == next) {
    Points at = one;
    for (int step = 1; step < 4; ++step) {
      at = (at >> die) & ~way.blocked & board_points;
      if ((at & way.blots) != 0) return true;
    }
    return false;
  }
  if (way.waiting > 1) return false;
  const Points others = way.waiting == 1 ? (one != 0 ? (way.men & ~bar_point) | one : Points{0}) : one;
  return ((others >> next) & way.blots & board_points) != 0;
}

// Returns the share of rolls that hit a blot.
float shots(const Way& way) {
  if (way.blots == 0) return 0;
  int rolls = 0;
  for (int first = 1; first <= 6; ++first)
    for (int second = 1; second <= 6; ++second)
      if (hits(way, first, second) || hits(way, second, first)) ++rolls;
  return static_cast<float>(rolls) / 36;
}

// Returns the share of rolls with which the last checker can play both dice. Returns 1 if the last checker is
// on point 12 or lower.
float freedom(const Way& way) {
  const int last = highest_of(way.men);
  if (last <= 12) return 1;
  const auto open = [&](int point) { return point < 1 || (way.blocked >> point & 1U) == 0; };
  int rolls = 0;
  for (int first = 1; first <= 6; ++first)
    for (int second = 1; second <= 6; ++second)
      if ((open(last - first) || open(last - second)) && open(last - first - second)) ++rolls;
  return static_cast<float>(rolls) / 36;
}

int longest_run(Points points) {
  int length = 0;
  for (; points != 0; points &= points >> 1) ++length;
  return length;
}

void add_points(const Board& board, Side side, int checkers, std::size_t base, Inputs& out) {
  for (Points left = occupied(board.of(side)) & board_points; left != 0; left &= left - 1) {
    const int point = std::countr_zero(left);
    const int number = board.count(side, point);
    const std::size_t at = base + inputs_of_point * static_cast<std::size_t>(point - 1);
    if (number == 1) out.add(at, 1);
    if (number >= 2) out.add(at + 1, 1);
    if (number >= 3) out.add(at + 2, 1);
    if (number > 3) out.add(at + 3, static_cast<float>(number - 3) / 2);
  }
  const std::size_t rest = base + inputs_of_point * point_count;
  const int waiting = board.count(side, bar);
  if (waiting > 0) out.add(rest, 1);
  out.add(rest + 1, static_cast<float>(waiting) / 2);
  const int gone = checkers - board.total(side);
  if (gone > 0) out.add(rest + 2, 1);
  out.add(rest + 3, static_cast<float>(max_checkers - board.total(side)) / max_checkers);
}

// Adds the features. They are usually near 0, so that the net does not learn them together with the bias.
void add_facts(const Board& board, Side side, std::size_t base, Inputs& out) {
  constexpr Points home = 0x7E;
  constexpr Points far_home = across(home);
  const Counters own = board.of(side);
  const Points points = held(own) & board_points;
  int back = board.count(side, bar);
  for (int point = 19; point <= point_count; ++point) back += board.count(side, point);
  out.add(base, static_cast<float>(pips(board, side) - 100) / 100);
  out.add(base + 1, shots(way_of(board, other(side))));
  out.add(base + 2, 1 - freedom(way_of(board, side)));
  out.add(base + 3, static_cast<float>(longest_run(points)) / 6);
  out.add(base + 4, static_cast<float>(std::popcount(points & home)) / 6);
  out.add(base + 5, static_cast<float>(back) / 4);
  if ((points & far_home) != 0) out.add(base + 6, 1);
  out.add(base + 7, static_cast<float>(highest_of(occupied(own)) - 18) / 12);
}

}  // namespace

void fill_inputs(const Board& board, Side on_roll, int checkers, Inputs& out) {
  for (const Side side : {on_roll, other(on_roll)}) {
    const std::size_t base = side == on_roll ? 0 : inputs_of_side;
    add_points(board, side, checkers, base, out);
    add_facts(board, side, base + inputs_of_side - facts_of_side, out);
  }
  const int overlap =
      highest_of(occupied(board.of(Side::first))) + highest_of(occupied(board.of(Side::second))) - 25;
  out.add(net_inputs - 1, overlap > 0 ? 0 : 1);
}

}  // namespace mt::backgammon

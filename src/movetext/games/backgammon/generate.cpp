// Lists the legal plays. It hardly ever needs to compare boards.
//
// A double is played with its sources in descending order. Every set of steps has exactly one such order, and
// it can be played if any order can.
//
// For two different dice, all plays that begin with the larger die are listed. Plays that begin with the
// smaller die are then added only if one checker plays both dice, or if a checker enters from the bar. A play
// of one checker with both dice is a duplicate if the other order leads to the same point and no checker is
// hit on the way in either order. Other duplicates exist only while checkers can be borne off. There are few
// plays then, and their boards are compared.
#include "movetext/games/backgammon/generate.hpp"

#include "movetext/games/backgammon/view.hpp"

#include <algorithm>

namespace mt::backgammon {
namespace {

class Maker {
 public:
  Maker(const Board& board, Side side, PlayList& plays) : start_(board, side), side_(side), plays_(plays) {}

  void make(Dice dice) {
    plays_.clear();
    if (dice.is_double()) return make_double(start_, Play{}, dice.first, bar);
    const int large = dice.larger();
    const int small = dice.smaller();
    if ((start_.men & bar_bit) != 0) {
      larger_first(large, small);
      enter_with_smaller(large, small);
    } else if (many_outside(start_)) {
      larger_first(large, small);
      same_checker(large, small);
    } else {
      whatever_is_new(large, small);
      whatever_is_new(small, large);
    }
    if (plays_.empty()) one_die(large);
    if (plays_.empty()) one_die(small);
  }

 private:
  static View moved(View view, Play& play, int from, int die) {
    const int to = target(from, die);
    play.add({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), to != off && view.hits(to)});
    view.move(from, to);
    return view;
  }

  void add(const View& view, Play& play) {
    play.after = view.board(side_);
    plays_.push_back(play);
  }

  // Adds the plays that continue with this die from one of the points `from`.
  void finish(const View& view, const Play& begun, int die, Points from) {
    for (; from != 0; from &= from - 1) {
      Play play = begun;
      const View after = moved(view, play, lowest_point(from), die);
      add(after, play);
    }
  }

  void one_die(int die) { finish(start_, Play{}, die, start_.sources(die)); }

  void larger_first(int large, int small) {
    for (Points from = start_.sources(large); from != 0; from &= from - 1) {
      Play play;
      const int source = lowest_point(from);
      const View view = moved(start_, play, source, large);
      Points next = view.sources(small);
      // If a second checker moves to the point that this checker leaves, the board is the same as if the
      // second checker had played both dice and this checker had not moved.
      const int behind = source + small;
      if (has_point(next, behind) && quiet_with_larger_first(behind, large, small))
        next &= ~point_bit(behind);
      finish(view, play, small, next);
    }
  }

  // Returns whether a checker can move from the point with both dice, the larger first, without a hit on the
  // way.
  bool quiet_with_larger_first(int from, int large, int small) const {
    const int between = from - large;
    const int to = between - small;
    return to >= 1 && !has_point(start_.blocked | start_.blots, between) && !has_point(start_.blocked, to);
  }

  // Adds the plays in which the only checker on the bar enters with the smaller die. With more checkers on
  // the bar, the order of the dice makes no difference, unless only one of the dice can enter.
  void enter_with_smaller(int large, int small) {
    if (start_.count(bar) > 1 || start_.sources(small) == 0) return;
    Play play;
    const View view = moved(start_, play, bar, small);
    Points from = view.sources(large);
    const int entered = bar - small;
    if (!play.leg[0].hits && quiet_with_larger_first(bar, large, small)) from &= ~point_bit(entered);
    finish(view, play, large, from);
  }

  void same_checker(int large, int small) {
    Points from = start_.sources(small) & ~(start_.men << small) & ~(start_.blocked << (large + small)) &
                  ~((2U << (large + small)) - 1);
    for (; from != 0; from &= from - 1) {
      const int source = lowest_point(from);
      if (!start_.hits(source - small) && quiet_with_larger_first(source, large, small)) continue;
      Play play;
      const View view = moved(start_, play, source, small);
      finish(view, play, large, point_bit(source - small));
    }
  }

  // Adds the plays in this order of dice that lead to a new board. Used while checkers can be borne off.
  void whatever_is_new(int first, int second) {
    for (Points from = start_.sources(first); from != 0; from &= from - 1) {
      Play begun;
      const View view = moved(start_, begun, lowest_point(from), first);
      for (Points next = view.sources(second); next != 0; next &= next - 1) {
        Play play = begun;
        const View after = moved(view, play, lowest_point(next), second);
        const Board board = after.board(side_);
        if (std::none_of(plays_.begin(), plays_.end(), [&](const Play& p) { return p.after == board; }))
          add(after, play);
      }
    }
  }

  // `limit`: the highest point to play from. A play that uses more dice than all earlier plays replaces them.
  void make_double(const View& view, const Play& begun, int die, int limit) {
    Points from = begun.count == Play::max_legs ? 0 : view.sources(die) & ((2U << limit) - 1);
    if (from == 0) return add_longest(view, begun);
    for (; from != 0; from &= from - 1) {
      const int source = lowest_point(from);
      Play play = begun;
      const View after = moved(view, play, source, die);
      make_double(after, play, die, source);
    }
  }
  void add_longest(const View& view, Play play) {
    if (play.count == 0) return;
    if (!plays_.empty() && plays_.front().count > play.count) return;
    if (!plays_.empty() && plays_.front().count < play.count) plays_.clear();
    add(view, play);
  }

  View start_;
  Side side_;
  PlayList& plays_;
};

}  // namespace

void legal_plays(const Board& board, Side side, Dice dice, PlayList& plays) {
  Maker(board, side, plays).make(dice);
}

void legal_plays(const Position& position, PlayList& plays) {
  plays.clear();
  if (position.dice.rolled()) legal_plays(position.board, position.on_roll, position.dice, plays);
}

}  // namespace mt::backgammon

#include "movetext/games/backgammon/quick_play.hpp"

#include "movetext/games/backgammon/write_play.hpp"

namespace mt::backgammon {
namespace {

// All counters of points above one.
constexpr Counters above(int point) {
  return ~Counters{0} << (4 * (point + 1));
}

class QuickPlayer {
 public:
  QuickPlayer(const Board& board, Side side, Dice dice)
      : board_(board), side_(side), large_(dice.larger()), small_(dice.smaller()) {
    if (dice.is_double()) large_left_ = 4;
    if (dice.is_double()) small_left_ = 0;
  }

  // One leg; false if it does not fit.
  bool go(int from, int to, Play& play) {
    const Counters own = board_.of(side_);
    if ((own >> (4 * from) & 15U) == 0) return false;
    if (from != bar && (own & above(point_count)) != 0) return false;
    const int steps = from - to;
    const int die = take_die(steps, to == off);
    if (die == 0) return false;
    if (to == off) {
      if ((own & above(home_points)) != 0 || (die != steps && (own & above(from)) != 0)) return false;
      board_.sides[index(side_)] = own - checker(from);
      play.add({static_cast<std::uint8_t>(from), off, false});
      return true;
    }
    Counters& theirs = board_.sides[index(other(side_))];
    const int met = opposed(to);
    if (met > 1) return false;
    if (met == 1) theirs += checker(bar) - checker(across(to));
    board_.sides[index(side_)] = own - checker(from) + checker(to);
    play.add({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), met == 1});
    return true;
  }

  // To the next stop of a text; false also where something can be hit on the way.
  bool go_to_stop(int from, int to, Play& play) {
    const int steps = from - to;
    if (to == off || steps == large_ || steps == small_) return go(from, to, play);
    if (small_left_ > 0) return steps == large_ + small_ && go_by_both(from, to, play);
    for (int place = from; place > to; place -= large_) {
      const int next = place - large_;
      if (next < to || !go(place, next, play)) return false;
      if (next > to && play.leg[play.count - 1U].hits) return false;
    }
    return true;
  }

  bool used_all() const { return large_left_ + small_left_ == 0; }
  const Board& board() const { return board_; }

 private:
  int opposed(int point) const { return board_.count(other(side_), across(point)); }

  // With two different dice: by either of two points, both of which have no single checker of the other side.
  bool go_by_both(int from, int to, Play& play) {
    if (large_left_ == 0) return false;
    const int by_large = opposed(from - large_);
    const int by_small = opposed(from - small_);
    if (by_large == 1 || by_small == 1) return false;
    const int between = by_large == 0 ? from - large_ : from - small_;
    return go(from, between, play) && go(between, to, play);
  }

  // A die of that many steps, or a larger one to bear off with; 0 if there is none.
  int take_die(int steps, bool bears_off) {
    if (large_ == steps && large_left_ > 0) return --large_left_, large_;
    if (small_ == steps && small_left_ > 0) return --small_left_, small_;
    if (!bears_off) return 0;
    if (large_ > steps && large_left_ > 0) return --large_left_, large_;
    if (small_ > steps && small_left_ > 0) return --small_left_, small_;
    return 0;
  }

  Board board_;
  Side side_;
  int large_;
  int small_;
  int large_left_ = 1;
  int small_left_ = 1;
};

}  // namespace

bool resolve_quickly(const Board& board, Side side, Dice dice, const PlayText& text, ResolvedPlay& out) {
  QuickPlayer player(board, side, dice);
  Play play;
  bool starred = false;
  bool exact = true;
  bool hits = false;
  for (const PlayItem& item : text.items()) {
    unsigned hit_at = 0;  // bit i: at stop i
    for (int n = 0; n < item.times; ++n) {
      for (std::size_t i = 1; i < item.stops; ++i) {
        if (!player.go_to_stop(item.stop[i - 1], item.stop[i], play)) return false;
        if (play.leg[play.count - 1U].hits) hit_at |= 1U << i;
      }
    }
    hits = hits || hit_at != 0;
    starred = starred || item.stars != 0;
    exact = exact && hit_at == item.stars;
  }
  if (!player.used_all() || (starred && !exact)) return false;
  play.after = player.board();
  out = {.play = ordered(play), .results = 1, .missing_star = hits && !starred};
  return true;
}

}  // namespace mt::backgammon

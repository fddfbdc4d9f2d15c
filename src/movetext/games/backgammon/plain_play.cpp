#include "movetext/games/backgammon/plain_play.hpp"

#include "movetext/games/backgammon/view.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

namespace mt::backgammon {
namespace {

// Reads "bar", "off" or a number at `at`. Returns -1 for any other text.
int take_point(std::string_view text, std::size_t& at, bool from) {
  if (at >= text.size()) return -1;
  if (text::is_digit(text[at])) {
    int point = text[at++] - '0';
    if (at < text.size() && text::is_digit(text[at])) point = point * 10 + (text[at++] - '0');
    return point;
  }
  if (text.size() - at < 3) return -1;
  const std::string_view word = text.substr(at, 3);
  at += 3;
  if (from) return word == "bar" || word == "Bar" ? bar : -1;
  return word == "off" || word == "Off" ? off : -1;
}

// The board while a play is made. It looks up only the few points that the play names. This is cheaper than a
// View, whose sets need all points.
class PlainBoard {
 public:
  PlainBoard(const Board& board, Side side)
      : own_(halves(board.of(side))), other_(halves(board.of(mt::other(side)))) {}

  bool has(int point) const { return counter(own_, point) != 0; }
  bool blocks(int point) const { return counter(other_, across(point)) > 1; }
  bool hits(int point) const { return counter(other_, across(point)) == 1; }
  bool waits() const { return has(bar); }
  // Returns whether a checker of the side is above the point.
  bool has_above(int point) const {
    constexpr Set64 all = ~Set64{0};
    return (own_[1] | (own_[0] & (all << (4 * point) << 4))) != 0;
  }
  // Moves a checker of the side to a point that is not blocked, or bears it off.
  void move(int from, int to) {
    at(own_, from) -= one(from);
    if (to == off) return;
    at(own_, to) += one(to);
    if (!hits(to)) return;
    at(other_, across(to)) -= one(across(to));
    at(other_, bar) += one(bar);
  }
  Board board(Side side) const {
    Board made;
    made.sides[index(side)] = whole(own_);
    made.sides[index(mt::other(side))] = whole(other_);
    return made;
  }

 private:
  using Halves = std::array<Set64, 2>;

  static Halves halves(Counters all) { return {static_cast<Set64>(all), static_cast<Set64>(all >> 64)}; }
  static Counters whole(const Halves& halves) { return Counters{halves[1]} << 64 | halves[0]; }
  static Set64 one(int point) { return Set64{1} << (4 * (point & 15)); }
  static Set64& at(Halves& halves, int point) { return halves[static_cast<unsigned>(point) >> 4]; }
  static unsigned counter(const Halves& halves, int point) {
    return static_cast<unsigned>(halves[static_cast<unsigned>(point) >> 4] >> (4 * (point & 15)) & 15U);
  }

  Halves own_;
  Halves other_;
};

class PlainPlayer {
 public:
  PlainPlayer(const Board& board, Side side, Dice dice) : board_(board, side), side_(side) {
    if (dice.is_double()) {
      left_ = 4;
      die_[0] = die_[1] = dice.first;
    } else {
      left_ = 2;
      die_ = {dice.larger(), dice.smaller()};  // resolve_play() also prefers the larger die first
    }
    doubles_ = dice.is_double();
  }

  bool play(std::string_view text, Play& out) {
    out.count = 0;
    std::size_t at = 0;
    while (at < text.size()) {
      if (!item(text, at, out)) return false;
      while (at < text.size() && text::is_blank(text[at])) ++at;
    }
    if (left_ != 0) return false;
    out.after = board_.board(side_);
    return true;
  }

 private:
  // Reads an item such as "13/7*/5(2)".
  bool item(std::string_view text, std::size_t& at, Play& out) {
    const int from = take_point(text, at, true);
    if (from < 1 || from > bar || at >= text.size() || text[at] != '/') return false;
    ++at;
    const int to = take_point(text, at, false);
    if (to < 0 || to >= from) return false;
    bool star = at < text.size() && text[at] == '*';
    if (star) ++at;
    int times = 1;
    if (text.size() - at >= 3 && text[at] == '(' && text[at + 2] == ')') {
      times = text[at + 1] - '0';
      at += 3;
      if (times < 1 || times > 4) return false;
    }
    if (at < text.size() && text[at] == '*' && !star) {
      star = true;
      ++at;
    }
    if (at < text.size() && !text::is_blank(text[at])) return false;
    const std::size_t before = out.count;
    for (; times > 0; --times)
      if (!walk(from, to, star, out)) return false;
    for (std::size_t i = before; i < out.count; ++i) star &= !out.leg[i].hits;
    return !star;  // a star without a hit is refused
  }

  // Moves a checker from `from` to `to` with one or more dice.
  bool walk(int from, int to, bool star, Play& out) {
    if (doubles_) {
      while (from > to) {
        const int next = target(from, die_[0]);
        if (next < to || !leg(from, next, out)) return false;
        const bool hit = out.leg[out.count - 1U].hits;
        if (hit && next != to) return false;  // the text does not show which hits are meant
        from = next;
      }
      return true;
    }
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      if (used_[i] || !fits(from, to, die_[i])) continue;
      used_[i] = true;
      return leg(from, to, out);
    }
    return left_ == 2 && !star && walk_both(from, to, out);
  }

  // Moves a checker with both dice. It can play them in two orders. Returns false if it would hit a checker
  // on the way in either order.
  bool walk_both(int from, int to, Play& out) {
    if (from - to != die_[0] + die_[1] || from == bar) return false;
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      const int stop = from - die_[i];
      if (board_.hits(stop)) return false;
    }
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      const int stop = from - die_[i];
      if (board_.blocks(stop)) continue;
      used_ = {true, true};
      return leg(from, stop, out) && leg(stop, to, out);
    }
    return false;
  }

  // Returns whether the die moves a checker from `from` to `to`. When bearing off, the die may be larger than
  // the distance.
  bool fits(int from, int to, int die) const {
    return from - to == die || (to == off && from < die && !board_.has_above(from));
  }

  // Moves a checker with a die for which fits() is true.
  bool leg(int from, int to, Play& out) {
    if (left_ == 0 || !can_move(from, to)) return false;
    --left_;
    const bool hits = to != off && board_.hits(to);
    out.add({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), hits});
    board_.move(from, to);
    return true;
  }

  // Returns whether the rules allow a checker to move from `from` to `to` if a die fits this distance.
  bool can_move(int from, int to) const {
    if (!board_.has(from)) return false;
    if (to != off) return !board_.blocks(to) && (from == bar || !board_.waits());
    return !board_.has_above(from == die_[0] || from == die_[1] ? home_points : from);
  }

  PlainBoard board_;
  Side side_;
  std::array<int, 2> die_{};
  std::array<bool, 2> used_{};
  int left_ = 0;
  bool doubles_ = false;
};

}  // namespace

bool play_plain(const Board& board, Side side, Dice dice, std::string_view text, Play& out) {
  return PlainPlayer(board, side, dice).play(text, out);
}

}  // namespace mt::backgammon

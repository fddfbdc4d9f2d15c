#include "movetext/games/backgammon/plain_play.hpp"

#include "movetext/games/backgammon/view.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

namespace mt::backgammon {
namespace {

// Takes "bar", "off" or a number at `at`; -1: neither.
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

class PlainPlayer {
 public:
  PlainPlayer(const Board& board, Side side, Dice dice) : view_(board, side), side_(side) {
    if (dice.is_double()) {
      left_ = 4;
      die_[0] = die_[1] = dice.first;
    } else {
      left_ = 2;
      die_ = {dice.larger(), dice.smaller()};  // of two ways resolve_play() takes this one
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
    out.after = view_.board(side_);
    return true;
  }

 private:
  // Reads "13/7*/5(2)".
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
    return !star;  // a star without a hit
  }

  // Moves a checker all the way, by one die or by several.
  bool walk(int from, int to, bool star, Play& out) {
    if (doubles_) {
      while (from > to) {
        const int next = target(from, die_[0]);
        if (next < to || !leg(from, next, out)) return false;
        const bool hit = out.leg[out.count - 1U].hits;
        if (hit && next != to) return false;  // it is open which hits are meant
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

  // Moves by both dice; there are two ways, and no hit may distinguish them.
  bool walk_both(int from, int to, Play& out) {
    if (from - to != die_[0] + die_[1] || from == bar) return false;
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      const int stop = from - die_[i];
      if (view_.hits(stop)) return false;
    }
    for (const std::size_t i : {std::size_t{0}, std::size_t{1}}) {
      const int stop = from - die_[i];
      if (has_point(view_.blocked, stop)) continue;
      used_ = {true, true};
      return leg(from, stop, out) && leg(stop, to, out);
    }
    return false;
  }

  bool fits(int from, int to, int die) const {
    return to == off ? from == die || (from < die && (view_.sources(die) & point_bit(from)) != 0)
                     : from - to == die;
  }

  // Moves by one die that fits.
  bool leg(int from, int to, Play& out) {
    if (left_ == 0) return false;
    const int die = to == off && doubles_ ? die_[0] : from - to;
    const Points possible = to == off ? home_sources(from) : view_.sources(die);
    if ((possible & point_bit(from)) == 0) return false;
    --left_;
    out.add({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), to != off && view_.hits(to)});
    view_.move(from, to);
    return true;
  }

  // Returns the sources if a checker may be borne off from there at all: fits() has checked the die.
  Points home_sources(int from) const {
    if (doubles_) return view_.sources(die_[0]);
    return view_.sources(from) |
           ((view_.men & ~home_bits) == 0 && view_.men >> (from + 1) == 0 ? point_bit(from) : 0);
  }

  View view_;
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

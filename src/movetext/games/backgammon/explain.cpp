#include "movetext/games/backgammon/explain.hpp"

#include "movetext/games/api/refusal.hpp"
#include "movetext/games/backgammon/count.hpp"
#include "movetext/games/backgammon/generate.hpp"
#include "movetext/games/backgammon/view.hpp"
#include "movetext/games/backgammon/write_play.hpp"
#include "movetext/text/excerpt.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace mt::backgammon {
namespace {

std::string quoted(std::string_view written) {
  std::string shown = text::excerpt(written);
  const std::size_t begin = shown.find_first_not_of(' ');
  if (begin == std::string::npos) return "no move";
  return shown.substr(begin, shown.find_last_not_of(' ') + 1 - begin);
}

// How much the number of a side's checkers changes on each point, on the bar and at `off`.
using Change = std::array<int, bar + 1>;

void move_one(Change& change, int from, int to) {
  --change[static_cast<std::size_t>(from)];
  ++change[static_cast<std::size_t>(to)];
}
Change change_of(const PlayText& text) {
  Change change{};
  for (const PlayItem& item : text.items())
    for (int n = 0; n < item.times; ++n) move_one(change, item.from(), item.to());
  return change;
}
Change change_of(const Play& play) {
  Change change{};
  for (const Leg leg : play.legs()) move_one(change, leg.from, leg.to);
  return change;
}
// The distance between two plays. `checkers` is compared first: each start or end that differs adds 2 to it.
// If `checkers` is equal, `pips` decides.
struct Distance {
  int checkers = 0;
  int pips = 0;
};
constexpr bool operator<(Distance a, Distance b) {
  return a.checkers != b.checkers ? a.checkers < b.checkers : a.pips < b.pips;
}
Distance distance(const Change& a, const Change& b) {
  Distance found;
  int carried = 0;
  for (std::size_t place = 0; place < a.size(); ++place) {
    const int difference = a[place] - b[place];
    found.checkers += std::abs(difference);
    carried += difference;
    found.pips += std::abs(carried);
  }
  return found;
}

// Plays the items as far as possible, from the highest point down, and explains what stops them.
class Obstacle {
 public:
  Obstacle(const Position& position, const PlayText& text)
      : side_(position.on_roll), dice_(position.dice), view_(position.board, side_), text_(text) {
    left_.assign(dice_.is_double() ? 4 : 2, dice_.larger());
    if (!dice_.is_double()) left_[1] = dice_.smaller();
  }

  std::string find() {
    std::vector<const PlayItem*> items;
    for (const PlayItem& item : text_.items()) items.push_back(&item);
    std::stable_sort(items.begin(), items.end(),
                     [](const PlayItem* a, const PlayItem* b) { return a->from() > b->from(); });
    const std::size_t all = left_.size();
    for (const PlayItem* item : items)
      for (int n = 0; n < item->times; ++n)
        for (std::size_t i = 1; i < item->stops; ++i)
          if (!go(item->stop[i - 1], item->stop[i])) return why_not(item->stop[i - 1], item->stop[i]);
    const auto used = static_cast<int>(all - left_.size());
    return used < static_cast<int>(all) ? too_few(used) : "it cannot be played in any order";
  }

 private:
  // Plays dice until the checker on `from` is at `stop`. Returns false and changes nothing if it cannot get
  // there.
  bool go(int from, int stop) {
    if (from == stop) return true;
    for (std::size_t i = 0; i < left_.size(); ++i) {
      const int die = left_[i];
      const int to = target(from, die);
      if (to < stop || !has_point(view_.sources(die), from)) continue;
      const View before = view_;
      view_.move(from, to);
      left_.erase(left_.begin() + static_cast<std::ptrdiff_t>(i));
      if (go(to, stop)) return true;
      left_.insert(left_.begin() + static_cast<std::ptrdiff_t>(i), die);
      view_ = before;
    }
    return false;
  }

  std::string us() const { return std::string(colour_name(side_)); }
  std::string them() const { return std::string(colour_name(other(side_))); }
  std::string point(int place) const {
    return place == bar ? "the bar" : us() + "'s " + std::to_string(place) + " point";
  }
  static std::string step(int from, int to) {
    Play play;
    play.add({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), false});
    return play_text(play);
  }
  std::string dice_left() const {
    if (left_.empty()) return "no die is left";
    std::string said = left_.size() == 1 ? "the die that is left is " : "the dice that are left are ";
    for (std::size_t i = 0; i < left_.size(); ++i)
      said += (i == 0 ? "" : i + 1 == left_.size() ? " and " : ", ") + std::to_string(left_[i]);
    return said;
  }

  // Returns whether some of the dice that are left add up to `pips`. `over` is set for a checker that is
  // borne off: a larger sum is then also enough.
  bool have_pips(int pips, bool over) const {
    for (unsigned some = 1; some < 1U << left_.size(); ++some) {
      int sum = 0;
      for (std::size_t i = 0; i < left_.size(); ++i)
        if ((some >> i & 1U) != 0) sum += left_[i];
      if (sum == pips || (over && sum > pips)) return true;
    }
    return false;
  }

  std::string why_not(int from, int to) const {
    if (view_.count(from) == 0)
      return us() + " has no checker on " +
             (from == bar ? "the bar" : "the " + std::to_string(from) + " point");
    if (from != bar && view_.count(bar) > 0) return "a checker of " + us() + " on the bar must enter first";
    if (!have_pips(from - to, to == off))
      return step(from, to) + " needs " + std::to_string(from - to) + (from - to == 1 ? " pip" : " pips") +
             ", but " + dice_left();
    if (to != off) return closed(from, to);
    if ((view_.men & ~home_bits) != 0)
      return us() + " cannot bear off while a checker is outside the home board";
    return "no checker can be borne off from " + point(from) +
           " with these dice while another checker is on a higher point";
  }
  std::string closed(int from, int to) const {
    if (has_point(view_.blocked, to)) return point(to) + " is held by " + them();
    for (const int die : left_)
      if (from - die > to && has_point(view_.blocked, from - die))
        return point(from - die) + " on the way is held by " + them();
    return step(from, to) + " cannot be played with these dice";
  }

  std::string too_few(int used) const {
    const int most = most_dice(start_, dice_);
    if (used < most) {
      if (!dice_.is_double()) return "both dice must be played";
      return std::to_string(most) + " of the four dice must be played";
    }
    return "if only one die can be played, it must be the " + std::to_string(dice_.larger());
  }

  Side side_;
  Dice dice_;
  View view_;
  View start_ = view_;
  const PlayText& text_;
  std::vector<int> left_;
};

std::string reason(const Position& position, const PlayText& text, const PlayList& legal) {
  const std::string dice = std::to_string(position.dice.first) + std::to_string(position.dice.second);
  if (!position.dice.rolled()) return "no dice have been rolled";
  if (legal.empty()) return std::string(colour_name(position.on_roll)) + " cannot move with " + dice;
  if (text.count == 0) return dice + " can be played, for example";
  return Obstacle(position, text).find();
}

// Returns up to three plays nearest to the text. Equally near plays keep the order of the list.
std::vector<const Play*> nearest(const PlayList& legal, const Change& meant) {
  constexpr std::size_t most = 3;
  std::vector<const Play*> found;
  found.reserve(most + 1);
  std::vector<Distance> away;
  away.reserve(most + 1);
  for (const Play& play : legal) {
    const Distance apart = distance(change_of(play), meant);
    std::size_t at = found.size();
    while (at > 0 && apart < away[at - 1]) --at;
    if (at == most) continue;
    found.insert(found.begin() + static_cast<std::ptrdiff_t>(at), &play);
    away.insert(away.begin() + static_cast<std::ptrdiff_t>(at), apart);
    if (found.size() <= most) continue;
    found.pop_back();
    away.pop_back();
  }
  return found;
}

}  // namespace

Diagnostic explain(const Position& position, const PlayText& text, std::string_view written) {
  const auto legal = std::make_unique<PlayList>();
  legal_plays(position, *legal);
  const bool nothing = text.count == 0 && !legal->empty();
  std::string message =
      (nothing ? std::string() : quoted(written) + " is not legal: ") + reason(position, text, *legal);
  std::string hint;
  const Change meant = change_of(text);
  const char* separator = nothing ? " " : "; near: ";
  for (const Play* const play : nearest(*legal, meant)) {
    const std::string near = play_text(*play);
    message += separator + near;
    separator = ", ";
    // The distance between plays that differ in the start and end of one checker.
    constexpr int one_checker = 4;
    if (hint.empty() && text.count > 0 && distance(change_of(*play), meant).checkers <= one_checker)
      hint = near;
  }
  return refusal_of(written, std::move(message), Code::illegal_move, std::move(hint));
}

Diagnostic explain_ambiguity(const Position& position, const ResolvedPlay& found, std::string_view written) {
  const auto legal = std::make_unique<PlayList>();
  legal_plays(position, *legal);
  const std::string chosen = play_text(found.play);
  std::string message = quoted(written) + " is read as " + (chosen == written ? "written" : chosen);
  const char* separator = "; the same checkers can reach another position with ";
  for (const Play& play : *legal) {
    const bool same_way = change_of(play) == change_of(found.play);
    if (!same_way || play.after == found.play.after) continue;
    message += separator + play_text(play);
    separator = " or ";
  }
  return {Code::ambiguous_move,
          Severity::warning,
          0,
          static_cast<std::uint32_t>(written.size()),
          std::move(message),
          {}};
}

}  // namespace mt::backgammon

#include "movetext/games/backgammon/resolve_play.hpp"

#include "movetext/games/backgammon/count.hpp"
#include "movetext/games/backgammon/view.hpp"
#include "movetext/games/backgammon/write_play.hpp"

#include <algorithm>
#include <bit>

namespace mt::backgammon {
namespace {

// One checker on its way through the stops of an item.
struct Walker {
  std::uint8_t item = 0;
  std::uint8_t reached = 0;  // index of the last stop that was reached
  std::uint8_t place = 0;

  friend constexpr bool operator==(Walker, Walker) = default;
};

// How well the stars of a text fit one way of playing the text.
struct Stars {
  unsigned wrong = 0;
  unsigned missing = 0;

  constexpr bool better_than(Stars other) const {
    return wrong != other.wrong ? wrong < other.wrong : missing < other.missing;
  }
};

// One board that the text can mean. Several plays may lead to this board, because the last checker may be
// borne off with one die or with two. The shortest of these plays is the meaning of the text. The longest
// determines whether enough dice are used.
struct Candidate {
  Play play{};
  Stars stars{};
  std::uint8_t most_legs = 0;
};

// The state of a search. It is small enough to be copied at each step.
struct Line {
  View view;
  Play play{};
  std::array<Walker, Play::max_legs> walker{};
  std::array<Points, Play::max_legs> hits{};  // for each item, the points where its checkers hit
  std::uint8_t walkers = 0;
  // How often each die can still be played. A double has four of the first die.
  std::array<std::uint8_t, 2> dice_left{};
};

class Resolver {
 public:
  Resolver(const Board& board, Side side, Dice dice, const PlayText& text)
      : view_(board, side),
        side_(side),
        dice_{static_cast<std::uint8_t>(dice.larger()), static_cast<std::uint8_t>(dice.smaller())},
        text_(text) {}

  ResolvedPlay resolve() {
    Line line{.view = view_};
    line.dice_left =
        dice_.is_double() ? std::array<std::uint8_t, 2>{4, 0} : std::array<std::uint8_t, 2>{1, 1};
    for (std::uint8_t i = 0; i < text_.count; ++i)
      for (int n = 0; n < text_.item[i].times; ++n)
        line.walker[line.walkers++] = {i, 0, static_cast<std::uint8_t>(text_.item[i].from())};
    if (in_order(line)) return result();
    count_ = 0;
    search(line);
    keep_legal();
    return result();
  }

 private:
  int die(std::size_t which) const { return which == 0 ? dice_.first : dice_.second; }
  unsigned all_dice() const { return dice_.is_double() ? 4 : 2; }

  // Plays one die with one checker. Returns false if the rules forbid it, or if the checker would pass its
  // next stop.
  bool step(Line& line, Walker& walker, std::size_t which) const {
    const int from = walker.place;
    if (line.dice_left[which] == 0 || !has_point(line.view.sources(die(which)), from)) return false;
    const int to = target(from, die(which));
    const PlayItem& item = text_.item[walker.item];
    const int stop = item.stop[walker.reached + 1U];
    if (to < stop) return false;
    const bool hits = to != off && line.view.hits(to);
    line.view.move(from, to);
    line.play.add({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), hits});
    --line.dice_left[which];
    if (hits) line.hits[walker.item] |= point_bit(to);
    walker.place = static_cast<std::uint8_t>(to);
    if (to == stop) ++walker.reached;
    return true;
  }
  bool has_arrived(Walker walker) const { return walker.reached + 1U == text_.item[walker.item].stops; }

  // Tries the usual form: the text names the move of each die, in a playable order. Such a text has only one
  // meaning.
  bool in_order(Line line) {
    if (line.walkers != all_dice()) return false;
    for (std::size_t i = 0; i < line.walkers; ++i) {
      Walker& walker = line.walker[i];
      const int steps = walker.place - text_.item[walker.item].to();
      const std::size_t which =
          dice_.first == steps || (dice_.second != steps && line.dice_left[1] == 0) ? 0 : 1;
      if (!step(line, walker, which) || !has_arrived(walker)) return false;
    }
    offer(line);
    return candidate_[0].stars.wrong + candidate_[0].stars.missing == 0;
  }

  // Tries all ways of playing. There are at most four legs, and for each leg four walkers and two dice.
  void search(const Line& line) {
    bool all_arrived = true;
    for (std::size_t i = 0; i < line.walkers; ++i) {
      if (has_arrived(line.walker[i])) continue;
      all_arrived = false;
      if (i > 0 && line.walker[i] == line.walker[i - 1]) continue;
      for (std::size_t which = 0; which < 2; ++which) {
        Line next = line;
        if (step(next, next.walker[i], which)) search(next);
      }
    }
    if (all_arrived) offer(line);
  }

  Stars stars_of(const Line& line) const {
    Stars stars;
    for (std::size_t i = 0; i < text_.count; ++i) add_stars(text_.item[i], line.hits[i], stars);
    return stars;
  }
  // Compares the stars with the hits. A star marks the hit at its stop. If there is no hit at its stop, the
  // star marks one hit on the way from the previous stop. A star at the last stop may mark a hit anywhere on
  // the way of the checker.
  static void add_stars(const PlayItem& item, Points hits, Stars& stars) {
    Points unmarked = hits;
    for (std::size_t i = 1; i < item.stops; ++i)
      if (is_starred(item, i)) unmarked &= ~point_bit(item.stop[i]);
    for (std::size_t i = 1; i < item.stops; ++i) {
      if (!is_starred(item, i) || has_point(hits, item.stop[i])) continue;
      const int before = i + 1U == item.stops ? item.from() : item.stop[i - 1];
      const Points on_the_way = unmarked & (point_bit(before) - 1) & ~(point_bit(item.stop[i]) - 1);
      if (on_the_way == 0) ++stars.wrong;
      unmarked &= ~(on_the_way & (0 - on_the_way));
    }
    stars.missing += static_cast<unsigned>(std::popcount(unmarked));
  }
  // A star directly after the start point belongs to the first stop after it.
  static bool is_starred(const PlayItem& item, std::size_t stop) {
    return (item.stars >> stop & 1U) != 0 || (stop == 1 && (item.stars & 1U) != 0);
  }

  void offer(const Line& line) {
    Candidate found{line.play, stars_of(line), line.play.count};
    found.play.after = line.view.board(side_);
    for (std::size_t i = 0; i < count_; ++i) {
      Candidate& known = candidate_[i];
      if (known.play.after != found.play.after) continue;
      found.most_legs = std::max(found.most_legs, known.most_legs);
      known.most_legs = found.most_legs;
      const bool shorter = found.play.count < known.play.count;
      if (shorter || (found.play.count == known.play.count && found.stars.better_than(known.stars)))
        known = found;
      return;
    }
    if (count_ < candidate_.size()) candidate_[count_++] = found;
  }

  // Removes illegal plays. A play that leaves dice unused is legal only if no play uses more dice. If it uses
  // only one of two different dice, this must be the larger, unless the larger cannot be played.
  void keep_legal() {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < count_; ++i)
      if (uses_enough(candidate_[i])) candidate_[kept++] = candidate_[i];
    count_ = kept;
  }
  bool uses_enough(const Candidate& candidate) const {
    if (candidate.most_legs == all_dice()) return true;
    if (candidate.most_legs < most_dice(view_, dice_)) return false;
    if (dice_.is_double() || candidate.most_legs == 0) return true;
    // If only one of two dice is used, it must be the larger, unless the larger cannot be played.
    const Leg leg = candidate.play.leg[0];
    const Points by_larger = view_.sources(dice_.larger());
    if (by_larger == 0) return true;
    return has_point(by_larger, leg.from) && target(leg.from, dice_.larger()) == leg.to;
  }

  ResolvedPlay result() const {
    ResolvedPlay found;
    if (count_ == 0) return found;
    std::size_t best = 0;
    for (std::size_t i = 1; i < count_; ++i)
      if (candidate_[i].stars.better_than(candidate_[best].stars)) best = i;
    // If the text has stars, only the plays with the fewest wrong stars are meant.
    bool starred = false;
    for (const PlayItem& item : text_.items()) starred = starred || item.stars != 0;
    for (std::size_t i = 0; i < count_; ++i)
      if (!starred || candidate_[i].stars.wrong == candidate_[best].stars.wrong) ++found.results;
    const Candidate& chosen = candidate_[best];
    found.play = ordered(chosen.play);
    found.wrong_star = chosen.stars.wrong != 0;
    found.missing_star = chosen.stars.missing != 0;
    return found;
  }

  View view_;
  Side side_;
  Dice dice_;  // the larger die first, as in other programs if two ways lead to one board
  const PlayText& text_;
  std::array<Candidate, 8> candidate_{};
  std::size_t count_ = 0;
};

// Returns the text with only the start and the end of each checker. Several items may describe the way of one
// checker.
PlayText without_stops(const PlayText& text) {
  PlayText ends;
  for (PlayItem item : text.items()) {
    item.stop = {static_cast<std::uint8_t>(item.from()), static_cast<std::uint8_t>(item.to())};
    item.stops = 2;
    if (item.stars != 0) item.stars = 2;
    PlayItem* before = nullptr;
    for (std::size_t i = 0; i < ends.count; ++i)
      if (ends.item[i].to() == item.from() && ends.item[i].times == item.times) before = &ends.item[i];
    if (before == nullptr) {
      ends.item[ends.count++] = item;
    } else {
      before->stop[1] = item.stop[1];
      before->stars = static_cast<std::uint8_t>(before->stars | item.stars);
    }
  }
  return ends;
}

bool move_literally(Board& board, Side side, int from, int to, Play& out) {
  if (board.count(side, from) == 0) return false;
  Leg leg{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), false};
  if (to != off) {
    const int opposed = board.count(other(side), across(to));
    if (opposed > 1) return false;
    leg.hits = opposed == 1;
  }
  board.take(side, from);
  if (to != off) board.put(side, to);
  if (leg.hits) {
    board.take(other(side), across(to));
    board.put(other(side), bar);
  }
  out.add(leg);
  return true;
}

}  // namespace

ResolvedPlay resolve_play(const Board& board, Side side, Dice dice, const PlayText& text) {
  const ResolvedPlay found = Resolver(board, side, dice, text).resolve();
  if (found.results != 0) return found;
  // Programs have written "5/1 1/off" although only 5/3 3/off was legal. The resulting board is then what
  // counts.
  const PlayText ends = without_stops(text);
  if (ends == text) return found;
  ResolvedPlay another = Resolver(board, side, dice, ends).resolve();
  another.other_way = another.results != 0;
  return another;
}

bool play_literally(const Board& board, Side side, const PlayText& text, Play& out) {
  out = {};
  out.after = board;
  for (const PlayItem& item : text.items())
    for (int n = 0; n < item.times; ++n)
      for (std::size_t i = 1; i < item.stops; ++i)
        if (!move_literally(out.after, side, item.stop[i - 1], item.stop[i], out)) return false;
  return true;
}

}  // namespace mt::backgammon

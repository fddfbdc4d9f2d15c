#include "movetext/games/xiangqi/adjudicate.hpp"

#include "movetext/games/xiangqi/attacks.hpp"
#include "movetext/games/xiangqi/generate.hpp"
#include "movetext/games/xiangqi/repetition.hpp"

namespace mt::xiangqi {
namespace {

// Returns the reason for a draw after `plies` plies without a capture. 120 and 100 are the limits in
// rules.hpp.
std::string_view quiet_words(int plies) {
  if (plies == 120) return "60 rounds without a capture";
  if (plies == 100) return "50 rounds without a capture";
  return "too many rounds without a capture";
}

// Returns how often the last position has occurred. `first` receives the index of its first occurrence.
int occurrences(const std::vector<Ply>& since, std::size_t& first) {
  const std::size_t last = since.size() - 1;
  int times = 1;
  first = last;
  for (std::size_t back = 4; back <= last; back += 2) {
    if (!same_board(since[last - back].after, since[last].after)) continue;
    ++times;
    first = last - back;
  }
  return times;
}

}  // namespace

bool can_attack(const Position& position, Side side) {
  const Points stay = position.kinds[index(Kind::king)] | position.kinds[index(Kind::advisor)] |
                      position.kinds[index(Kind::elephant)];
  return (position.of(side) & ~stay) != 0;
}

Outcome settled(const Position& position) {
  if (has_move(position)) return {};
  const bool mate = in_check(position, position.to_move);
  return {.kind = Outcome::Kind::win,
          .winner = other(position.to_move),
          .end = mate ? End::checkmate : End::stalemate,
          .reason = mate ? "checkmate" : "stalemate"};
}

void Adjudicator::reset(const Position& start) {
  reached_ = {};
  ply_ = 0;
  restart(start);
  quiet_ = start.quiet_plies;
  judge();
}

void Adjudicator::restart(const Position& position) {
  since_.clear();
  since_.push_back({position, {}, false});
  checks_ = {};
  quiet_ = 0;
}

void Adjudicator::add(Move move, const Position& after) {
  ++ply_;
  if (reached_.kind != Outcome::Kind::open) {
    since_.back().after = after;
    return;
  }
  if (move.captures) {
    restart(after);
  } else {
    const Side mover = other(after.to_move);
    const bool check = in_check(after, after.to_move);
    since_.push_back({after, move, check});
    if (!check || ++checks_[index(mover)] <= rules_.counted_checks) ++quiet_;
  }
  judge();
}

void Adjudicator::decide(Outcome outcome) {
  outcome.ply = ply_;
  reached_ = outcome;
}

void Adjudicator::judge() {
  const Position& last = since_.back().after;
  if (!can_attack(last, red) && !can_attack(last, black)) {
    // The last capture may also have given mate. The game is then won and not drawn.
    return decide(has_move(last) ? Outcome{.kind = Outcome::Kind::draw,
                                           .end = End::material,
                                           .reason = "no man that can cross the river is left"}
                                 : settled(last));
  }
  std::size_t first = 0;
  if (occurrences(since_, first) >= rules_.occurrences)
    return decide(repetition_verdict(rules_, std::span(since_).subspan(first)));
  if (quiet_ >= rules_.quiet_plies && has_move(last))
    decide({.kind = Outcome::Kind::draw, .end = End::moves, .reason = quiet_words(rules_.quiet_plies)});
}

Outcome Adjudicator::outcome() const {
  if (reached_.kind != Outcome::Kind::open) return reached_;
  Outcome outcome = settled(since_.back().after);
  if (outcome.kind != Outcome::Kind::open) outcome.ply = ply_;
  return outcome;
}

}  // namespace mt::xiangqi

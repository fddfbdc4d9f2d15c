#include "movetext/games/xiangqi/repetition.hpp"

#include "movetext/games/xiangqi/chase.hpp"

#include <algorithm>
#include <numeric>

namespace mt::xiangqi {
namespace {

// Identifies men by their points at the beginning of the cycle.
class Identities {
 public:
  Identities() { std::iota(first_.begin(), first_.end(), std::uint8_t{0}); }

  void move(Move move) { first_[move.to] = first_[move.from]; }
  std::uint8_t origin(std::size_t point) const { return first_[point]; }
  Points of(Points men) const {
    Points out = 0;
    while (men != 0) out |= bit<Points>(first_[static_cast<std::size_t>(pop(men))]);
    return out;
  }

 private:
  std::array<std::uint8_t, point_count> first_{};
};

// Visits the moves of one side in a cycle. The visitor gets the position before the move, and the ply.
template <class Visit>
void visit_moves(std::span<const Ply> cycle, Side side, Visit&& visit) {
  for (std::size_t i = 1; i < cycle.size(); ++i)
    if (cycle[i].after.to_move == other(side)) visit(cycle[i - 1].after, cycle[i]);
}

bool always_checks(std::span<const Ply> cycle, Side side) {
  bool all = true;
  visit_moves(cycle, side, [&](const Position& /*before*/, const Ply& ply) { all = all && ply.check; });
  return all;
}

// Returns the attacks in which the point of each man, attacking or attacked, is replaced by the point where
// this man was at the beginning of the cycle.
Attacks identified(const Attacks& attacks, const Identities& men) {
  Attacks out{};
  for (std::size_t by = 0; by < attacks.size(); ++by)
    if (attacks[by] != 0) out[men.origin(by)] |= men.of(attacks[by]);
  return out;
}

// Returns the men that some man of the side chases now and did not attack before the move. If the same man
// attacked them before, the chase is not new, even if the attack wins material only now because a protector
// has left.
Points chased_anew(const Attacks& before, const Attacks& after) {
  Points chased = 0;
  for (std::size_t by = 0; by < after.size(); ++by) chased |= after[by] & ~before[by];
  return chased;
}

// Returns whether every move of the side begins a new chase of the same man. By the league rule, it is enough
// that the man that moved chases this man.
bool chases_one_man(const Rules& rules, std::span<const Ply> cycle, Side side) {
  const bool plainly = rules.repetition == Repetition::league;
  Identities men;
  Points chased = all_points;
  for (std::size_t i = 1; i < cycle.size() && chased != 0; ++i) {
    const Position& before = cycle[i - 1].after;
    const Ply& ply = cycle[i];
    if (ply.after.to_move != other(side)) {
      men.move(ply.move);
    } else if (plainly) {
      men.move(ply.move);
      chased &= men.of(chased_plainly(ply.after, ply.move.to));
    } else {
      const Attacks old = identified(attacks_of(before, side), men);
      men.move(ply.move);
      chased &= chased_anew(old, identified(chases_of(ply.after, side), men));
    }
  }
  return chased != 0;
}

// Returns whether every move of the side gives check, chases a man that was not chased before the move, or
// threatens mate.
bool always_attacks(std::span<const Ply> cycle, Side side) {
  bool all = true;
  visit_moves(cycle, side, [&](const Position& before, const Ply& ply) {
    if (!all || ply.check) return;
    Identities men;
    const Points old = men.of(chased_men(before, side));
    men.move(ply.move);
    const bool chases = (men.of(chased_men(ply.after, side)) & ~old) != 0;
    all = chases || threatens_mate(ply.after, side);
  });
  return all;
}

std::string_view times_words(int times) {
  return times == 4 ? "the position occurred for the fourth time"
                    : "the position occurred for the third time";
}

std::string_view article_of(Repetition rules) {
  switch (rules) {
    case Repetition::axf:
      return "Asian Xiangqi Rules 2003";
    case Repetition::cxa:
      return "China Xiangqi Association 1999";
    case Repetition::league:
      return "UCCI league 2007";
    case Repetition::check_only:
    case Repetition::none:
      return {};
  }
  return {};
}

}  // namespace

Grade grade_of(const Rules& rules, std::span<const Ply> cycle, Side side) {
  if (rules.repetition == Repetition::none) return Grade::idle;
  if (always_checks(cycle, side)) return Grade::check;
  switch (rules.repetition) {
    case Repetition::axf:
    case Repetition::league:
      return chases_one_man(rules, cycle, side) ? Grade::chase : Grade::idle;
    case Repetition::cxa:
      return always_attacks(cycle, side) ? Grade::chase : Grade::idle;
    case Repetition::check_only:
    case Repetition::none:
      return Grade::idle;
  }
  return Grade::idle;
}

Outcome repetition_verdict(const Rules& rules, std::span<const Ply> cycle) {
  const Grade of_red = grade_of(rules, cycle, red);
  const Grade of_black = grade_of(rules, cycle, black);
  Outcome out{.kind = Outcome::Kind::draw,
              .end = End::repetition,
              .reason = times_words(rules.occurrences),
              .article = article_of(rules.repetition)};
  if (of_red == of_black) return out;
  out.kind = Outcome::Kind::win;
  out.end = End::perpetual;
  out.winner = of_red > of_black ? black : red;
  const bool of_any_kind = rules.repetition == Repetition::cxa;
  out.reason = std::max(of_red, of_black) == Grade::check ? "perpetual check"
               : of_any_kind                              ? "perpetual attack"
                                                          : "perpetual chase";
  return out;
}

}  // namespace mt::xiangqi

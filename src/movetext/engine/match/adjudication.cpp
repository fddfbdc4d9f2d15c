#include "movetext/engine/match/adjudication.hpp"

#include <cmath>

namespace mt::engine::match {

double units(const Score& score) {
  constexpr double certain = 1e6;
  switch (score.unit) {
    case Score::Unit::wins_in:
      return score.value > 0 ? certain : -certain;
    case Score::Unit::equity:
      return score.value / 1000.0;
    case Score::Unit::hundredths:
    case Score::Unit::discs:
      break;
  }
  return score.value / 100.0;
}

void Adjudicator::hear(Side side, const std::optional<Score>& score) {
  Run& run = runs_[static_cast<std::size_t>(side)];
  ++run.moves;
  const auto follow = [&](int& count, bool holds) { count = holds ? count + 1 : 0; };
  const double value = score ? units(*score) : 0;
  follow(run.winning, score && terms_.win && value >= terms_.win->score);
  follow(run.losing, score && terms_.win && value <= -terms_.win->score);
  follow(run.level, score && terms_.draw && std::abs(value) <= terms_.draw->score);
}

Outcome Adjudicator::outcome() const {
  if (terms_.win)
    for (const Side side : {Side::first, Side::second})
      if (run(side).winning >= terms_.win->moves && run(other(side)).losing >= terms_.win->moves)
        return {.kind = Outcome::Kind::win, .winner = side, .reason = "both engines considered it won"};
  if (terms_.draw)
    if (const auto holds =
            [&](Side side) {
              return run(side).level >= terms_.draw->moves && run(side).moves >= terms_.draw->first_move;
            };
        holds(Side::first) && holds(Side::second))
      return {.kind = Outcome::Kind::draw, .reason = "both engines considered it a draw"};
  return {};
}

}  // namespace mt::engine::match

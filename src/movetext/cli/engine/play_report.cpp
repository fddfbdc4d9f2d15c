// Converts a game that was played in the terminal to a report. The record of the game is made from the
// report.
#include "movetext/cli/engine/play_session.hpp"

namespace mt::cli {

engine::match::GameReport PlaySession::report() const {
  using engine::match::Ending;
  engine::match::GameReport out;
  out.appointment.engines = {0, 1};
  if (const auto start = game_.position_at(0); start && !rules_->family().has_dice && !terms_.start.empty())
    rules_->write_position(*start, rules_->position_notations().front(), out.start);
  out.length = terms_.length;
  out.moves = moves_;
  for (const replay::GameWon& won : game_.games_won()) out.parts.push_back({won.winner, won.points});
  const Outcome outcome = game_.outcome();
  if (resigned_) {
    out.winner = other(*resigned_);
    out.ending = Ending::resignation;
  } else if (!called_.empty()) {
    if (called_ == "won") out.winner = other(terms_.user);
    out.how = "called " + std::string(called_);
  } else if (outcome.kind == Outcome::Kind::open) {
    out.ending = Ending::broken_off;
  } else {
    if (outcome.kind == Outcome::Kind::win) out.winner = outcome.winner;
    out.how = outcome.end == End::none ? outcome.reason : name(outcome.end);
    out.is_shown_by_position =
        rules_->family().has_dice || rules_->outcome(game_.position()).kind != Outcome::Kind::open;
  }
  return out;
}

}  // namespace mt::cli

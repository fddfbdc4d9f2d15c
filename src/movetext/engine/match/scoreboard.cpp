#include "movetext/engine/match/scoreboard.hpp"

#include <algorithm>

namespace mt::engine::match {

FinishedGame finished(const GameReport& report) {
  FinishedGame out{.number = report.appointment.number, .winner = report.winner, .points = report.points};
  out.ending = report.ending == Ending::rules ? report.how : std::string(word_of(report.ending));
  return out;
}

void Scoreboard::add(const FinishedGame& game) {
  const Appointment appointment = schedule_.game(game.number);
  const Side side = appointment.engines[0] == appointment.pairing[0] ? Side::first : Side::second;
  const auto won = [&](Side of) { return game.points[static_cast<std::size_t>(of)]; };
  const Kept kept{game.mark_of(side), won(side) - won(other(side))};
  if (!games_.emplace(game.number, kept).second) return;
  ++endings_[game.ending];
  Pairing& pairing = pairings_[appointment.pairing];
  pairing.engines = appointment.pairing;
  pairing.tally.add_game(kept.mark);
  pairing.points_won[0] += won(side);
  pairing.points_won[1] += won(other(side));
  const auto twin = games_.find(game.number ^ 1U);
  if (twin == games_.end()) return;
  pairing.tally.add_pair(kept.mark, twin->second.mark);
  pairing.points[appointment.pair] = (kept.points + twin->second.points) / 2;
}

Tally Scoreboard::tally_of(std::size_t engine) const {
  Tally out;
  for (const auto& [engines, pairing] : pairings_) {
    if (engines[0] != engine && engines[1] != engine) continue;
    Tally tally = pairing.tally;
    if (engines[1] == engine) {
      std::reverse(tally.games.begin(), tally.games.end());
      std::reverse(tally.pairs.begin(), tally.pairs.end());
    }
    for (std::size_t i = 0; i < tally.games.size(); ++i) out.games[i] += tally.games[i];
    for (std::size_t i = 0; i < tally.pairs.size(); ++i) out.pairs[i] += tally.pairs[i];
  }
  return out;
}

Estimate points_a_game(const Scoreboard::Pairing& pairing) {
  std::vector<double> sample;
  for (const auto& [pair, points] : pairing.points) sample.push_back(points);
  return mean_of(sample);
}

}  // namespace mt::engine::match

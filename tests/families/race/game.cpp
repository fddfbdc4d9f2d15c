#include "race/game.hpp"

#include <algorithm>

namespace mt::race {
namespace {

// Adds `play` continued by each runner that can use the die, or `play` unchanged if no runner can.
void add_with_die(const Play& play, int die, std::vector<Play>& out) {
  const std::size_t had = out.size();
  for (const std::uint8_t from : play.after) {
    if (from < die) continue;
    Play next = play;
    next.legs[next.count] = {from, static_cast<std::uint8_t>(from - die)};
    move_runner(next.after, next.legs[next.count++]);
    out.push_back(next);
  }
  if (out.size() == had) out.push_back(play);
}

Diagnostic refused(std::string_view written, std::string message, Code code) {
  return {code, Severity::error, 0, static_cast<std::uint32_t>(written.size()), std::move(message), {}};
}

}  // namespace

bool move_runner(Runners& runners, Leg leg) {
  auto* const runner = std::find(runners.begin(), runners.end(), leg.from);
  if (runner == runners.end()) return false;
  *runner = leg.to;
  std::sort(runners.rbegin(), runners.rend());
  return true;
}

std::vector<Play> legal_plays(const Position& position) {
  std::vector<Play> first;
  std::vector<Play> both;
  add_with_die({.after = position.of(position.on_roll)}, position.dice.larger(), first);
  for (const Play& play : first) add_with_die(play, position.dice.smaller(), both);
  std::vector<Play> plays;
  for (const Play& play : both) {
    const auto is_same = [&](const Play& other) { return other.after == play.after; };
    if (play.count > 0 && std::none_of(plays.begin(), plays.end(), is_same)) plays.push_back(play);
  }
  return plays;
}

// See the comment above the class.
// NOLINTBEGIN(readability-convert-member-functions-to-static)
Position Race::start(const MatchRules& match) const {
  Position position{first_state(match), {}};
  for (Runners& own : position.runners) own.fill(static_cast<std::uint8_t>(rules_.steps));
  return position;
}

Position Race::play(Position position, const Play& play) const {
  position.runners[static_cast<std::size_t>(position.on_roll)] = play.after;
  pass_dice(position);
  return position;
}

GameResult Race::finished(const Position& position) const {
  for (const Side winner : {Side::first, Side::second}) {
    if (!position.is_home(winner)) continue;
    const int level = largest_loss(position, other(winner));
    return {GameResult::Kind::borne_off, winner, static_cast<std::uint8_t>(level),
            points_for(position, level)};
  }
  return {};
}

// Two plays after which the runners are on the same steps are the same play.
ResolvedPlay Race::resolve(const Position& position, const PlayText& text) const {
  const std::vector<Play> plays = legal_plays(position);
  Play meant;
  if (!play_literally(position, text, meant)) return {};
  if (plays.empty() && text.legs.empty()) return {meant, 1};
  for (const Play& play : plays)
    if (play.after == meant.after) return {play, 1};
  return {};
}

bool Race::play_literally(const Position& position, const PlayText& text, Play& out) const {
  out = {.after = position.of(position.on_roll)};
  for (const Leg leg : text.legs) {
    if (!move_runner(out.after, leg)) return false;
    if (out.count < most_legs) out.legs[out.count++] = leg;
  }
  return true;
}

Diagnostic Race::explain(const Position& position, const PlayText& text, std::string_view written) const {
  const std::vector<Play> plays = legal_plays(position);
  if (plays.empty()) return refused(written, "nothing can be played with these dice", Code::illegal_move);
  Diagnostic why = refused(written,
                           text.legs.empty() ? std::string("the dice can be played")
                                             : std::string(written) + " is not a play of these dice",
                           Code::illegal_move);
  write_play(plays.front(), why.hint);
  return why;
}

Diagnostic Race::explain(std::string_view written, Misread /*misread*/) const {
  return refused(written, std::string(written) + " is not a play: a play is written as in 12/6 12/11",
                 Code::move_syntax);
}
// NOLINTEND(readability-convert-member-functions-to-static)

}  // namespace mt::race

#include "movetext/tournament/teams.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

namespace mt::tournament {
namespace {

// The games of one match: of a round, between two teams.
struct TeamMatch {
  Points first = 0;
  Points second = 0;
  bool is_played = false;  // at least one game was played
  bool has_result = false;
};
// The round and the numbers of the teams, the smaller one first.
using MatchKey = std::tuple<std::uint32_t, std::uint32_t, std::uint32_t>;

PlayerResult result_of(Points own, Points others) {
  if (own == others) return PlayerResult::draw;
  return own > others ? PlayerResult::win : PlayerResult::loss;
}

Entry entry_of(const MatchKey& key, const TeamMatch& match, bool is_first) {
  const Points own = is_first ? match.first : match.second;
  const Points others = is_first ? match.second : match.first;
  const auto number = [](Points points) {
    return static_cast<std::uint32_t>(std::min<Points>(points, UINT32_MAX));
  };
  return {.round = std::get<0>(key),
          .opponent = is_first ? std::get<2>(key) : std::get<1>(key),
          .kind = match.is_played ? Kind::game : Kind::forfeit,
          .result = match.has_result ? result_of(own, others) : PlayerResult::none,
          .scored = number(own),
          .conceded = number(others)};
}

}  // namespace

bool has_teams(const Tournament& tournament) {
  return std::any_of(tournament.players.begin(), tournament.players.end(), [&](const Player& player) {
    return std::any_of(player.entries.begin(), player.entries.end(), [&](const Entry& entry) {
      if (entry.opponent == no_opponent) return false;
      const std::string& other = tournament.players[entry.opponent].entrant.team;
      return !player.entrant.team.empty() && !other.empty() && player.entrant.team != other;
    });
  });
}

Tournament team_tournament(const Tournament& players, const PointScheme& scheme) {
  Tournament out{.name = players.name,
                 .section = players.section,
                 .site = players.site,
                 .first_day = players.first_day,
                 .last_day = players.last_day,
                 .stated_kind = players.stated_kind,
                 .rounds = players.rounds,
                 .has_rounds = players.has_rounds,
                 .days = players.days};
  std::map<std::string_view, std::uint32_t> numbers;
  for (const Player& player : players.players)
    if (!player.entrant.team.empty()) numbers.emplace(player.entrant.team, 0);
  for (auto& [name, number] : numbers) {
    number = static_cast<std::uint32_t>(out.players.size());
    out.players.push_back({.entrant = {.name = std::string(name)}});
  }
  std::map<MatchKey, TeamMatch> matches;
  for (const Player& player : players.players)
    for (const Entry& entry : player.entries) {
      if (entry.opponent == no_opponent || player.entrant.team.empty()) continue;
      const Entrant& other = players.players[entry.opponent].entrant;
      if (other.team.empty() || other.team == player.entrant.team) continue;
      const std::uint32_t own = numbers[player.entrant.team];
      const std::uint32_t others = numbers[other.team];
      TeamMatch& match = matches[{entry.round, std::min(own, others), std::max(own, others)}];
      (own < others ? match.first : match.second) += points_of(entry, scheme);
      match.is_played = match.is_played || is_played(entry.kind);
      match.has_result = match.has_result || entry.result != PlayerResult::none;
    }
  for (const auto& [key, match] : matches) {
    out.players[std::get<1>(key)].entries.push_back(entry_of(key, match, true));
    out.players[std::get<2>(key)].entries.push_back(entry_of(key, match, false));
    ++out.games;
  }
  return out;
}

}  // namespace mt::tournament

#include "movetext/tournament/encounters.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

namespace mt::tournament {
namespace {

// Tie-breaks are in ten-thousandths, points in hundredths.
constexpr std::int64_t value_of_point = one_value / one_point;

// Returns the groups of equal points, the most points first.
std::vector<PlayerGroup> divide_by_points(const PlayerGroup& group, const std::vector<std::int64_t>& points) {
  std::vector<std::size_t> order(group.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t a, std::size_t b) { return points[a] > points[b]; });
  std::vector<PlayerGroup> parts;
  std::int64_t last = 0;
  for (const std::size_t i : order) {
    if (parts.empty() || points[i] != last) parts.emplace_back();
    last = points[i];
    parts.back().push_back(group[i]);
  }
  return parts;
}

}  // namespace

Encounters::Encounters(const Tournament& tournament, TableKind kind, const PointScheme& scheme)
    : tournament_(tournament), kind_(kind), scheme_(scheme), is_in_group_(tournament.players.size()) {}

// In a Swiss tournament, a game that was not played is not an encounter.
bool Encounters::counts(const Entry& entry) const {
  if (entry.opponent == no_opponent || entry.result == PlayerResult::none) return false;
  return is_in_group_[entry.opponent] && (is_played(entry.kind) || kind_ != TableKind::swiss);
}

void Encounters::add_meetings(std::uint32_t player, std::size_t others, Meetings& out) const {
  std::vector<std::pair<std::uint32_t, Points>> games;
  for (const Entry& entry : tournament_.players[player].entries)
    if (counts(entry)) games.emplace_back(entry.opponent, points_of(entry, scheme_));
  std::sort(games.begin(), games.end());
  std::int64_t points = 0;
  std::size_t met = 0;
  for (std::size_t begin = 0; begin < games.size(); ++met) {
    std::size_t end = begin;
    std::int64_t sum = 0;
    for (; end < games.size() && games[end].first == games[begin].first; ++end) sum += games[end].second;
    points += sum * value_of_point / static_cast<std::int64_t>(end - begin);
    begin = end;
  }
  out.points.push_back(points);
  out.missing.push_back(others - met);
  out.have_all_met = out.have_all_met && met == others;
}

Encounters::Meetings Encounters::meetings_of(const PlayerGroup& group) {
  for (const std::uint32_t player : group) is_in_group_[player] = true;
  Meetings out;
  for (const std::uint32_t player : group) add_meetings(player, group.size() - 1, out);
  for (const std::uint32_t player : group) is_in_group_[player] = false;
  return out;
}

// Returns whether a player has more points than any other one would have after winning all missing games.
bool Encounters::is_sure_leader(const Meetings& meetings, std::size_t leader) const {
  for (std::size_t i = 0; i < meetings.points.size(); ++i) {
    const auto missing = static_cast<std::int64_t>(meetings.missing[i]);
    const std::int64_t most = meetings.points[i] + missing * scheme_.win * value_of_point;
    if (i != leader && most >= meetings.points[leader]) return false;
  }
  return true;
}

EncounterGroups Encounters::divide(std::span<const std::uint32_t> equal) {
  EncounterGroups out;
  out.values.resize(equal.size());
  std::vector<PlayerGroup> waiting{PlayerGroup(equal.begin(), equal.end())};  // the last one is the next one
  for (bool is_first = true; !waiting.empty(); is_first = false) {
    PlayerGroup group = std::move(waiting.back());
    waiting.pop_back();
    const Meetings met = group.size() > 1 ? meetings_of(group) : Meetings();
    if (is_first && met.have_all_met) std::copy(met.points.begin(), met.points.end(), out.values.begin());
    if (group.size() > 1 && met.have_all_met) {
      std::vector<PlayerGroup> parts = divide_by_points(group, met.points);
      if (parts.size() > 1) {
        std::move(parts.rbegin(), parts.rend(), std::back_inserter(waiting));
        continue;
      }
    } else if (group.size() > 1) {
      // Article 6.3: the leader is first if the missing games could not change that; the article then applies
      // to the other players alone.
      const auto leader = std::max_element(met.points.begin(), met.points.end()) - met.points.begin();
      if (is_sure_leader(met, static_cast<std::size_t>(leader))) {
        out.groups.push_back({group[static_cast<std::size_t>(leader)]});
        group.erase(group.begin() + leader);
        waiting.push_back(std::move(group));
        continue;
      }
    }
    out.groups.push_back(std::move(group));
  }
  return out;
}

}  // namespace mt::tournament

#include "movetext/tournament/standings.hpp"

#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/number.hpp"
#include "movetext/tournament/calculation.hpp"
#include "movetext/tournament/encounters.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <utility>

namespace mt::tournament {
namespace {

// Reads a number of points with at most two decimals: "3", "0.5". Returns -1 for any other text.
Points read_points_text(std::string_view text) {
  constexpr std::int64_t most = 1000;
  const std::size_t point = std::min(text.find('.'), text.size());
  const std::int64_t whole = text::parse_number(text.substr(0, point), most);
  if (whole < 0 || point == text.size()) return whole < 0 ? -1 : whole * one_point;
  const std::string_view decimals = text.substr(point + 1);
  const std::int64_t part = text::parse_number(decimals, one_point - 1);
  if (part < 0 || decimals.size() > 2) return -1;
  return whole * one_point + (decimals.size() == 1 ? 10 * part : part);
}

// Returns the number of pairs of players who have met, each pair counted twice.
std::size_t count_pairs(const Tournament& tournament) {
  std::size_t pairs = 0;
  std::vector<std::uint32_t> opponents;
  for (const Player& player : tournament.players) {
    opponents.clear();
    for (const Entry& entry : player.entries)
      if (entry.opponent != no_opponent) opponents.push_back(entry.opponent);
    std::sort(opponents.begin(), opponents.end());
    pairs += static_cast<std::size_t>(std::unique(opponents.begin(), opponents.end()) - opponents.begin());
  }
  return pairs;
}

// A tournament is of the kind that was asked for, or that its records state. If there is none, it is a match
// if there are two players, and a round robin if at least half of the pairs have met.
TableKind kind_of(const Tournament& tournament, std::optional<TableKind> asked) {
  const std::size_t players = tournament.players.size();
  for (const std::optional<TableKind>& kind : {asked, tournament.stated_kind})
    if (kind && (*kind != TableKind::match || players == 2)) return *kind;
  if (players == 2) return TableKind::match;
  return 2 * count_pairs(tournament) >= players * (players - 1) ? TableKind::round_robin : TableKind::swiss;
}

// In some games a win has two points ("2-0", "1-1"). A game that both players have lost ("0-0") does not show
// how many points a win has.
PointScheme scheme_of(const Tournament& tournament) {
  bool has_result = false;
  for (const Player& player : tournament.players)
    for (const Entry& entry : player.entries) {
      if (!is_played(entry.kind) || entry.result == PlayerResult::none) continue;
      if (entry.scored == 0 && entry.conceded == 0) continue;
      if (entry.scored + entry.conceded != 2 * one_point) return {};
      has_result = true;
    }
  if (!has_result) return {};
  return {.win = 2 * one_point, .draw = one_point};
}

std::vector<TieBreak> usual_tie_breaks(TableKind kind) {
  switch (kind) {
    case TableKind::round_robin:
      return {TieBreak::direct, TieBreak::wins, TieBreak::sonneborn_berger};
    case TableKind::swiss:
      return {TieBreak::buchholz_cut_1, TieBreak::buchholz, TieBreak::sonneborn_berger};
    case TableKind::match:
      break;
  }
  return {TieBreak::wins};
}

Standing standing_of(const Tournament& tournament, std::uint32_t player, const Calculation& calculation,
                     const std::vector<TieBreak>& tie_breaks) {
  Standing row{
      .player = player, .points = calculation.points(player), .rated = rated_score(tournament, player)};
  for (const Entry& entry : tournament.players[player].entries) {
    if (is_bye(entry.kind) || entry.result == PlayerResult::none) continue;
    ++row.games;
    if (entry.result == PlayerResult::win) ++row.wins;
    if (entry.result == PlayerResult::draw) ++row.draws;
    if (entry.result == PlayerResult::loss) ++row.losses;
  }
  for (const TieBreak tie_break : tie_breaks) row.tie_breaks.push_back(calculation.value(player, tie_break));
  return row;
}

// Orders players by points, then by each tie-break.
class Ranking {
 public:
  Ranking(Encounters encounters, std::vector<Standing>& rows)
      : encounters_(std::move(encounters)), rows_(rows) {}

  // Puts the rows in the order of their ranks.
  void run(const std::vector<TieBreak>& tie_breaks) {
    std::vector<Group> groups = divide(all(), [](const Standing& row) { return TieBreakValue(row.points); });
    for (std::size_t i = 0; i < tie_breaks.size(); ++i) {
      std::vector<Group> next;
      for (Group& group : groups) {
        if (group.size() == 1) {
          next.push_back(std::move(group));
          continue;
        }
        std::vector<Group> parts =
            tie_breaks[i] == TieBreak::direct
                ? divide_directly(group, i)
                : divide(std::move(group), [i](const Standing& row) { return row.tie_breaks[i]; });
        std::move(parts.begin(), parts.end(), std::back_inserter(next));
      }
      groups = std::move(next);
    }
    number(groups);
  }

 private:
  using Group = PlayerGroup;  // numbers of rows that are equal so far

  Group all() const {
    Group group(rows_.size());
    std::iota(group.begin(), group.end(), 0U);
    return group;
  }
  // Divides a group by a value, the largest first; no value comes last.
  template <class Value>
  std::vector<Group> divide(Group group, Value&& value_of) const {
    std::stable_sort(group.begin(), group.end(), [&](std::uint32_t a, std::uint32_t b) {
      return value_of(rows_[a]) > value_of(rows_[b]);
    });
    std::vector<Group> parts;
    for (const std::uint32_t row : group) {
      if (parts.empty() || value_of(rows_[parts.back().front()]) != value_of(rows_[row]))
        parts.emplace_back();
      parts.back().push_back(row);
    }
    return parts;
  }
  // Rows have the numbers of their players before they are ordered.
  std::vector<Group> divide_directly(const Group& group, std::size_t column) {
    EncounterGroups found = encounters_.divide(group);
    for (std::size_t i = 0; i < group.size(); ++i) rows_[group[i]].tie_breaks[column] = found.values[i];
    return std::move(found.groups);
  }
  // Gives the ranks. Equal players are in the order of their ratings, then of their names.
  void number(const std::vector<Group>& groups) {
    std::vector<Standing> out;
    for (const Group& group : groups) {
      const auto rank = static_cast<std::uint32_t>(out.size() + 1);
      for (const std::uint32_t row : group) {
        out.push_back(std::move(rows_[row]));
        out.back().rank = rank;
      }
    }
    rows_ = std::move(out);
  }

  Encounters encounters_;
  std::vector<Standing>& rows_;
};

// Orders players of the same rank by their ratings, the highest first. Their names are in order already.
void order_equal_players(const Tournament& tournament, std::vector<Standing>& rows) {
  std::stable_sort(rows.begin(), rows.end(), [&](const Standing& a, const Standing& b) {
    if (a.rank != b.rank) return a.rank < b.rank;
    const auto rating = [&](const Standing& row) { return tournament.players[row.player].entrant.rating; };
    return rating(a) != rating(b) ? rating(a) > rating(b) : a.player < b.player;
  });
}

}  // namespace

std::string read_point_scheme(std::string_view text, PointScheme& out) {
  text = text::trim(text);
  if (text::same_in_any_case(text, "numbers")) {
    out = {.by_numbers = true};
    return {};
  }
  std::array<Points, 3> points{};
  std::string_view rest = text;
  bool is_good = std::count(text.begin(), text.end(), ',') == 2;
  for (Points& each : points) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    each = read_points_text(text::trim(rest.substr(0, comma)));
    is_good = is_good && each >= 0;
    rest.remove_prefix(std::min(comma + 1, rest.size()));
  }
  if (!is_good || points[0] < points[1] || points[1] < points[2])
    return "invalid points '" + text::excerpt(text) +
           "'; use the points for a win, a draw and a loss, such as 3,1,0, or 'numbers'";
  out = {.win = points[0], .draw = points[1], .loss = points[2]};
  return {};
}

Standings make_standings(const Tournament& tournament, const StandingsOptions& options) {
  Standings out{.kind = kind_of(tournament, options.kind),
                .scheme = options.points.value_or(scheme_of(tournament)),
                .tie_breaks = options.tie_breaks};
  if (out.tie_breaks.empty()) out.tie_breaks = usual_tie_breaks(out.kind);
  const Calculation calculation(tournament, out.kind, out.scheme);
  for (std::uint32_t i = 0; i < tournament.players.size(); ++i)
    out.rows.push_back(standing_of(tournament, i, calculation, out.tie_breaks));
  Ranking(Encounters(tournament, out.kind, out.scheme), out.rows).run(out.tie_breaks);
  order_equal_players(tournament, out.rows);
  return out;
}

}  // namespace mt::tournament

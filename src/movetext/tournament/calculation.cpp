#include "movetext/tournament/calculation.hpp"

#include <algorithm>
#include <numeric>

namespace mt::tournament {
namespace {

// Tie-breaks are in ten-thousandths, points in hundredths.
constexpr std::int64_t scale = one_value / one_point;

// A sum of products of numbers from 0. Results may have any numbers, so a sum that would be too large keeps
// the largest value.
class BoundedSum {
 public:
  void add(std::int64_t a, std::int64_t b = 1) {
    sum_ = a > 0 && b > (most - sum_) / a ? most : sum_ + a * b;
  }
  std::int64_t value() const { return sum_; }

 private:
  static constexpr std::int64_t most = INT64_MAX / scale;
  std::int64_t sum_ = 0;
};

template <class Count>
std::int64_t count_entries(const Player& player, Count&& counts) {
  return one_value * std::count_if(player.entries.begin(), player.entries.end(), counts);
}

bool is_win(const Entry& entry) {
  return entry.result == PlayerResult::win;
}

// Returns whether the game was won at the board.
bool is_won_game(const Entry& entry) {
  return is_win(entry) && is_played(entry.kind);
}

TieBreakValue scaled(std::optional<std::int64_t> number) {
  if (!number) return std::nullopt;
  return *number * one_value;
}

}  // namespace

Points points_of(const Entry& entry, const PointScheme& scheme) {
  if (scheme.by_numbers && !is_bye(entry.kind) && (entry.scored > 0 || entry.conceded > 0))
    return entry.scored;
  switch (entry.result) {
    case PlayerResult::win:
      return scheme.win;
    case PlayerResult::draw:
      return scheme.draw;
    case PlayerResult::loss:
      return is_played(entry.kind) ? scheme.loss : 0;
    case PlayerResult::none:
      break;
  }
  return 0;
}

RatedScore rated_score(const Tournament& tournament, std::uint32_t player) {
  RatedScore score;
  for (const Entry& entry : tournament.players[player].entries) {
    if (!is_played(entry.kind) || entry.result == PlayerResult::none) continue;
    const std::uint32_t rating = tournament.players[entry.opponent].entrant.rating;
    if (rating == 0) continue;
    ++score.games;
    score.ratings += rating;
    if (entry.result == PlayerResult::win) score.halves += 2;
    if (entry.result == PlayerResult::draw) score.halves += 1;
  }
  return score;
}

Calculation::Calculation(const Tournament& tournament, TableKind kind, PointScheme scheme)
    : tournament_(tournament), kind_(kind), scheme_(scheme) {
  for (const Player& player : tournament.players)
    points_.push_back(
        std::accumulate(player.entries.begin(), player.entries.end(), Points{0},
                        [&](Points sum, const Entry& entry) { return sum + points_of(entry, scheme_); }));
  for (std::uint32_t i = 0; i < tournament.players.size(); ++i)
    adjusted_.push_back(treats_unplayed() ? adjusted_points(i) : points_[i]);
}

// Returns all rounds of the tournament. A round without an entry is a bye that the player has requested.
// Games without a result are left out.
std::vector<Calculation::Round> Calculation::rounds_of(std::uint32_t player) const {
  std::vector<Round> rounds;
  const std::vector<Entry>& entries = tournament_.players[player].entries;
  std::uint32_t next = 1;
  const auto add_absences = [&](std::uint32_t end) {
    for (; next < end; ++next) rounds.push_back({.is_requested_bye = true, .is_voluntary = true});
  };
  for (const Entry& entry : entries) {
    add_absences(entry.round);
    next = entry.round + 1;
    if (entry.result == PlayerResult::none) continue;
    const bool is_requested = entry.kind == Kind::half_bye || entry.kind == Kind::zero_bye;
    const bool is_forfeit_loss = entry.kind == Kind::forfeit && entry.result == PlayerResult::loss;
    rounds.push_back(
        {.entry = &entry, .is_requested_bye = is_requested, .is_voluntary = is_requested || is_forfeit_loss});
  }
  add_absences(tournament_.rounds + 1);
  return rounds;
}

// C.07, 16.3: a requested bye counts as a draw if only voluntary unplayed rounds come after it.
Points Calculation::adjusted_points(std::uint32_t player) const {
  std::vector<Round> rounds = rounds_of(player);
  std::reverse(rounds.begin(), rounds.end());
  Points sum = 0;
  bool is_end = true;
  for (const Round& round : rounds) {
    const Points won = round.entry == nullptr ? 0 : points_of(*round.entry, scheme_);
    sum += is_end && round.is_requested_bye ? scheme_.draw : won;
    is_end = is_end && round.is_voluntary;
  }
  return sum;
}

// C.07, 16.4: the opponent of an unplayed round has the points of the player, but not more than the opponent
// who was paired, or than a draw in each round.
Points Calculation::dummy_points(std::uint32_t player, const Round& round) const {
  const bool was_paired = round.entry != nullptr && round.entry->opponent != no_opponent;
  const Points most =
      was_paired ? adjusted_[round.entry->opponent] : static_cast<Points>(tournament_.rounds) * scheme_.draw;
  return std::min(points_[player], most);
}

std::vector<Calculation::Share> Calculation::shares(std::uint32_t player) const {
  std::vector<Share> out;
  if (!treats_unplayed()) {
    for (const Entry& entry : tournament_.players[player].entries)
      if (entry.opponent != no_opponent && entry.result != PlayerResult::none)
        out.push_back({.opponent = points_[entry.opponent], .won = points_of(entry, scheme_)});
    return out;
  }
  for (const Round& round : rounds_of(player)) {
    const bool is_game = round.entry != nullptr && is_played(round.entry->kind);
    out.push_back({.opponent = is_game ? adjusted_[round.entry->opponent] : dummy_points(player, round),
                   .won = round.entry == nullptr ? 0 : points_of(*round.entry, scheme_),
                   .is_voluntary = round.is_voluntary});
  }
  return out;
}

// C.07, 16.5: of the lowest values, those of voluntary unplayed rounds are left out first.
std::int64_t Calculation::buchholz(std::uint32_t player, std::size_t lowest, std::size_t highest) const {
  std::vector<Share> all = shares(player);
  std::sort(all.begin(), all.end(), [](const Share& a, const Share& b) {
    return a.is_voluntary != b.is_voluntary ? a.is_voluntary : a.opponent < b.opponent;
  });
  all.erase(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(std::min(lowest, all.size())));
  std::sort(all.begin(), all.end(), [](const Share& a, const Share& b) { return a.opponent < b.opponent; });
  all.resize(all.size() - std::min(highest, all.size()));
  BoundedSum sum;
  for (const Share& share : all) sum.add(share.opponent);
  return scale * sum.value();
}

std::int64_t Calculation::sonneborn_berger(std::uint32_t player) const {
  BoundedSum sum;
  for (const Share& share : shares(player)) sum.add(share.opponent, share.won);
  return sum.value();
}

std::int64_t Calculation::progressive(std::uint32_t player) const {
  BoundedSum sum;
  for (const Entry& entry : tournament_.players[player].entries)
    sum.add(points_of(entry, scheme_), std::int64_t{tournament_.rounds} + 1 - entry.round);
  return sum.value() * scale;
}

// Returns the points that a player could have: those of a win in each round of a Swiss tournament, or else in
// each of its games. If the numbers of the results are the points, these are the points of both sides.
Points Calculation::possible_points(std::uint32_t player) const {
  if (treats_unplayed() && !scheme_.by_numbers) return scheme_.win * static_cast<Points>(tournament_.rounds);
  Points sum = 0;
  for (const Entry& entry : tournament_.players[player].entries)
    if (entry.opponent != no_opponent && entry.result != PlayerResult::none)
      sum += scheme_.by_numbers ? Points{entry.scored} + Points{entry.conceded} : scheme_.win;
  return sum;
}

// Points against opponents who have at least half of their possible points.
std::int64_t Calculation::koya(std::uint32_t player) const {
  Points sum = 0;
  for (const Entry& entry : tournament_.players[player].entries)
    if (entry.opponent != no_opponent && 2 * points_[entry.opponent] >= possible_points(entry.opponent))
      sum += points_of(entry, scheme_);
  return sum * scale;
}

TieBreakValue Calculation::value(std::uint32_t player, TieBreak tie_break) const {
  const Player& own = tournament_.players[player];
  switch (tie_break) {
    case TieBreak::direct:
      return std::nullopt;
    case TieBreak::wins:
      return count_entries(own, is_win);
    case TieBreak::games_won:
      return count_entries(own, is_won_game);
    case TieBreak::black_games:
      return count_entries(own, [](const Entry& entry) {
        return entry.colour == Colour::black && is_played(entry.kind) && entry.result != PlayerResult::none;
      });
    case TieBreak::black_wins:
      return count_entries(
          own, [](const Entry& entry) { return entry.colour == Colour::black && is_won_game(entry); });
    case TieBreak::progressive:
      return progressive(player);
    case TieBreak::koya:
      return koya(player);
    case TieBreak::buchholz:
      return buchholz(player, 0, 0);
    case TieBreak::buchholz_cut_1:
      return buchholz(player, 1, 0);
    case TieBreak::buchholz_cut_2:
      return buchholz(player, 2, 0);
    case TieBreak::buchholz_median_1:
      return buchholz(player, 1, 1);
    case TieBreak::buchholz_median_2:
      return buchholz(player, 2, 2);
    case TieBreak::sonneborn_berger:
      return sonneborn_berger(player);
    case TieBreak::opponents_rating:
      return scaled(average_rating(rated_score(tournament_, player)));
    case TieBreak::performance:
      return scaled(mt::tournament::performance(rated_score(tournament_, player)));
    case TieBreak::game_points:
    case TieBreak::game_difference: {
      std::int64_t sum = 0;
      for (const Entry& entry : own.entries)
        sum += std::int64_t{entry.scored} - (tie_break == TieBreak::game_points ? 0 : entry.conceded);
      return sum * scale;
    }
  }
  return std::nullopt;
}

}  // namespace mt::tournament

#include "movetext/engine/statistics/match_sums.hpp"

#include "movetext/engine/analysis/marks.hpp"
#include "movetext/engine/equity/published_equity.hpp"

#include <algorithm>
#include <optional>

namespace mt::statistics {
namespace {

template <std::size_t size>
void add_counts(std::array<std::uint64_t, size>& sums, const std::array<std::uint64_t, size>& more) {
  for (std::size_t i = 0; i < size; ++i) sums[i] += more[i];
}

// Returns whether a decision counts for the performance rating (docs/statistics.md).
bool is_counted(const MatchRow& row) {
  constexpr double largest_cost = 0.2;  // of a double that was not made
  if (row.deed == Deed::play) return !row.is_forced && !(row.spread && engine::are_same(*row.spread));
  if (row.deed != Deed::no_double || *row.loss > 0) return true;
  if (!row.cube) return false;
  return row.cube->no_double - std::min(row.cube->double_take, row.cube->double_drop) <= largest_cost;
}

void add_play(const MatchRow& row, double unit, MatchSums& sums) {
  ++sums.rolls;
  sums.unforced += row.is_forced ? 0 : 1;
  sums.valued += row.loss && !row.is_forced ? 1 : 0;
  const double loss = row.is_forced ? 0 : row.loss.value_or(0);
  if (row.is_forced || row.loss) ++sums.play_marks[mark_of_loss(loss)];
  if (loss > 0) sums.plays.add(loss, loss * unit);
  if (!row.luck) return;
  ++sums.rolls_with_luck;
  ++sums.luck_marks_of_rolls[static_cast<std::size_t>(mark_of_luck(*row.luck))];
  sums.luck += *row.luck;
  sums.luck_worth += *row.luck * unit;
}

void add_cube(const MatchRow& row, double unit, MatchSums& sums) {
  sums.doubles += row.deed == Deed::offer ? 1 : 0;
  sums.takes += row.deed == Deed::take ? 1 : 0;
  sums.drops += row.deed == Deed::drop ? 1 : 0;
  if (!row.loss) {
    ++sums.cube_unvalued;
    return;
  }
  ++sums.cube_decisions;
  const bool is_action = row.deed != Deed::no_double;
  sums.close += is_action || (row.cube ? is_close(*row.cube) : *row.loss > 0) ? 1 : 0;
  ++sums.cube_marks[mark_of_loss(*row.loss)];
  if (*row.loss > 0) sums.faults[static_cast<std::size_t>(row.fault)].add(*row.loss, *row.loss * unit);
}

void add_row(const MatchRow& row, MatchSums& sums) {
  const double unit = row.stake ? row.stake->unit : 0;
  if (row.deed == Deed::play)
    add_play(row, unit, sums);
  else
    add_cube(row, unit, sums);
  if (row.loss && is_counted(row)) sums.counted.add(*row.loss, *row.loss * unit);
}

// Returns what a game has brought to a side, or nullopt if that is not known.
std::optional<double> result_for(Side side, const GameOfMatch& game, std::uint32_t length) {
  if (!game.winner) return std::nullopt;
  const int points = static_cast<int>(game.points) * (*game.winner == side ? 1 : -1);
  if (length == 0) return points;
  if (!game.score) return std::nullopt;
  const auto away = [&](Side which) {
    return static_cast<int>(length) - static_cast<int>((*game.score)[static_cast<std::size_t>(which)]);
  };
  const int own = away(side);
  const int others = away(other(side));
  if (own <= 0 || others <= 0 || std::max(own, others) > engine::MatchEquity::most) return std::nullopt;
  const bool has_leader = own == 1 || others == 1;
  const auto before = has_leader && !game.is_crawford ? engine::Crawford::after : engine::Crawford::before;
  const auto after = has_leader ? engine::Crawford::after : engine::Crawford::before;
  const engine::MatchEquity& table = engine::kazaross_xg2();
  return table.chance(own - std::max(points, 0), others + std::min(points, 0), after) -
         table.chance(own, others, before);
}

}  // namespace

std::size_t mark_of_loss(double loss) {
  return static_cast<std::size_t>(engine::mark_of(loss, true));
}

LuckMark mark_of_luck(double luck) {
  constexpr double some = 0.3;
  constexpr double much = 0.6;
  if (luck > much) return LuckMark::very_lucky;
  if (luck > some) return LuckMark::lucky;
  if (luck < -much) return LuckMark::very_unlucky;
  return luck < -some ? LuckMark::unlucky : LuckMark::none;
}

Losses& Losses::operator+=(const Losses& more) {
  count += more.count;
  equity += more.equity;
  worth += more.worth;
  return *this;
}

MatchSums& MatchSums::operator+=(const MatchSums& more) {
  games += more.games;
  rolls += more.rolls;
  unforced += more.unforced;
  valued += more.valued;
  add_counts(play_marks, more.play_marks);
  plays += more.plays;
  add_counts(luck_marks_of_rolls, more.luck_marks_of_rolls);
  rolls_with_luck += more.rolls_with_luck;
  luck += more.luck;
  luck_worth += more.luck_worth;
  cube_decisions += more.cube_decisions;
  cube_unvalued += more.cube_unvalued;
  close += more.close;
  doubles += more.doubles;
  takes += more.takes;
  drops += more.drops;
  add_counts(cube_marks, more.cube_marks);
  for (std::size_t i = 0; i < cube_faults; ++i) faults[i] += more.faults[i];
  counted += more.counted;
  result += more.result;
  has_result = has_result || more.has_result;
  opponent_rolls += more.opponent_rolls;
  opponent_luck_worth += more.opponent_luck_worth;
  return *this;
}

Losses MatchSums::cube() const {
  Losses sum;
  for (const Losses& losses : faults) sum += losses;
  return sum;
}

std::vector<BothSums> sums_of_games(std::span<const MatchRow> rows, std::span<const GameOfMatch> games,
                                    std::uint32_t length) {
  std::vector<BothSums> all(games.size());
  for (const MatchRow& row : rows)
    if (row.game < all.size()) add_row(row, all[row.game][static_cast<std::size_t>(row.side)]);
  for (std::size_t i = 0; i < all.size(); ++i)
    for (const Side side : {Side::first, Side::second}) {
      MatchSums& own = all[i][static_cast<std::size_t>(side)];
      const MatchSums& opponent = all[i][static_cast<std::size_t>(other(side))];
      own.games = 1;
      own.opponent_rolls = opponent.rolls;
      own.opponent_luck_worth = opponent.luck_worth;
      if (const auto result = result_for(side, games[i], length)) {
        own.result = *result;
        own.has_result = true;
      }
    }
  return all;
}

BothSums sum_of(std::span<const BothSums> games) {
  BothSums sum;
  for (const BothSums& game : games)
    for (std::size_t side = 0; side < sum.size(); ++side) sum[side] += game[side];
  return sum;
}

}  // namespace mt::statistics

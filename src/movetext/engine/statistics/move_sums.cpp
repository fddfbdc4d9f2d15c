#include "movetext/engine/statistics/move_sums.hpp"

#include "movetext/engine/statistics/accuracy.hpp"

#include <algorithm>
#include <limits>

namespace mt::statistics {
namespace {

std::size_t range_of(double seconds) {
  const auto& ranges = ranges_of_time();
  const auto* const found = std::find_if(ranges.begin(), ranges.end() - 1,
                                         [&](const TimeRange& range) { return seconds < range.below; });
  return static_cast<std::size_t>(found - ranges.begin());
}

}  // namespace

const std::array<TimeRange, time_ranges>& ranges_of_time() {
  static constexpr std::array<TimeRange, time_ranges> ranges{
      {{3, "under_3s", "under 3 s"},
       {10, "3_to_10s", "3 to 10 s"},
       {30, "10_to_30s", "10 to 30 s"},
       {120, "30_to_120s", "30 s to 2 min"},
       {std::numeric_limits<double>::infinity(), "over_120s", "2 min and more"}}};
  return ranges;
}

void MoveLosses::add(const MoveRow& row) {
  ++moves;
  value += row.value_loss();
  score += row.score_loss();
  ++marks[static_cast<std::size_t>(row.mark)];
}

MoveLosses& MoveLosses::operator+=(const MoveLosses& more) {
  moves += more.moves;
  value += more.value;
  score += more.score;
  for (std::size_t i = 0; i < marks.size(); ++i) marks[i] += more.marks[i];
  return *this;
}

MoveSums& MoveSums::operator+=(const MoveSums& more) {
  games += more.games;
  moves += more.moves;
  all += more.all;
  for (std::size_t i = 0; i < phases; ++i) by_phase[i] += more.by_phase[i];
  for (std::size_t i = 0; i < time_ranges; ++i) by_time[i] += more.by_time[i];
  timed += more.timed;
  seconds += more.seconds;
  games_with_accuracy += more.games_with_accuracy;
  accuracy += more.accuracy;
  return *this;
}

BothMoveSums sum_of_moves(std::span<const MoveRow> rows) {
  BothMoveSums sums;
  for (const MoveRow& row : rows) {
    MoveSums& own = sums[static_cast<std::size_t>(row.side)];
    ++own.moves;
    if (row.seconds) {
      ++own.timed;
      own.seconds += *row.seconds;
    }
    if (!row.values) continue;
    own.all.add(row);
    own.by_phase[static_cast<std::size_t>(row.phase)].add(row);
    if (row.seconds) own.by_time[range_of(*row.seconds)].add(row);
  }
  const auto accuracy = accuracy_of_game(rows);
  for (std::size_t side = 0; side < sums.size(); ++side) {
    sums[side].games = 1;
    if (!accuracy[side]) continue;
    sums[side].games_with_accuracy = 1;
    sums[side].accuracy = *accuracy[side];
  }
  return sums;
}

}  // namespace mt::statistics

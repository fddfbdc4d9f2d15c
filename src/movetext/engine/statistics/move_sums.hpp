// Sums over the moves of a side in a game without dice, or in several games.
#pragma once
#include "movetext/engine/statistics/move_row.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace mt::statistics {

// Moves with a value, and their losses.
struct MoveLosses {
  std::uint64_t moves = 0;
  double value = 0;                      // in hundredths
  double score = 0;                      // in expected score
  std::array<std::uint64_t, 4> marks{};  // by engine::Mark

  void add(const MoveRow& row);
  MoveLosses& operator+=(const MoveLosses& more);
};

// A range of times used for a move.
struct TimeRange {
  double below = 0;          // seconds; the range ends below this
  std::string_view key{};    // name in CSV and JSON: "under_3s"
  std::string_view words{};  // name for people: "under 3 s"
};
inline constexpr std::size_t time_ranges = 5;
// Returns the ranges, the shortest times first.
const std::array<TimeRange, time_ranges>& ranges_of_time();

struct MoveSums {
  std::uint64_t games = 0;
  std::uint64_t moves = 0;
  MoveLosses all;
  std::array<MoveLosses, phases> by_phase{};
  std::array<MoveLosses, time_ranges> by_time{};  // moves whose time is not known are left out
  std::uint64_t timed = 0;                        // moves whose time is known
  double seconds = 0;
  // The accuracy of the games; games without a valued move are left out.
  std::uint64_t games_with_accuracy = 0;
  double accuracy = 0;  // sum

  MoveSums& operator+=(const MoveSums& more);
};

// The sums of both sides, by Side.
using BothMoveSums = std::array<MoveSums, 2>;

BothMoveSums sum_of_moves(std::span<const MoveRow> rows);

}  // namespace mt::statistics

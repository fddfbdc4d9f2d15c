#include "movetext/engine/statistics/stored_sums.hpp"

#include "movetext/engine/statistics/words_of_values.hpp"
#include "movetext/record/properties.hpp"

#include <algorithm>
#include <cmath>

namespace mt::statistics {
namespace {

// The numbers after "C:" or "D:" in a value of GS; empty if a word is not a number.
std::vector<double> numbers_of(std::string_view value) {
  std::vector<double> numbers;
  for (const std::string_view word : words_of(value.substr(2))) {
    const auto number = number_of(word);
    if (!number) return {};
    numbers.push_back(*number);
  }
  return numbers;
}

constexpr std::size_t kinds = cube_faults - 1;  // without CubeFault::none

// GS[C: <20 counts> <24 losses>]: the counts of decisions, doubles, takes, drops and of each fault, each for
// both sides; then for each fault the loss of the first side in equity and in worth, and of the second side.
bool read_cube(std::string_view value, std::array<StoredSums, 2>& sums) {
  constexpr std::size_t first_fault = 8;
  constexpr std::size_t first_loss = first_fault + 2 * kinds;
  const std::vector<double> numbers = numbers_of(value);
  if (numbers.size() != first_loss + 4 * kinds) return false;
  for (std::size_t kind = 0; kind < kinds; ++kind)
    for (std::size_t side = 0; side < 2; ++side) {
      const double count = numbers[first_fault + 2 * kind + side];
      sums[side].faults[kind + 1] = static_cast<std::uint64_t>(std::max(0.0, count));
      sums[side].losses[kind + 1] = std::fabs(numbers[first_loss + 4 * kind + 2 * side]);
    }
  return true;
}

// GS[D: <10 counts> <luck of the first side in equity and in worth, of the second side>].
bool read_luck(std::string_view value, std::array<StoredSums, 2>& sums) {
  constexpr std::size_t first_luck = 2 * luck_marks;
  const std::vector<double> numbers = numbers_of(value);
  if (numbers.size() != first_luck + 4) return false;
  for (std::size_t side = 0; side < 2; ++side) {
    sums[side].luck = numbers[first_luck + 2 * side];
    sums[side].luck_worth = numbers[first_luck + 2 * side + 1];
  }
  return true;
}

StoredGame read_sums(const PropertyValues& values) {
  std::array<StoredSums, 2> sums;
  bool has_cube = false;
  bool has_luck = false;
  for (const std::string_view value : values) {
    if (value.starts_with("C:")) has_cube = read_cube(value, sums);
    if (value.starts_with("D:")) has_luck = read_luck(value, sums);
  }
  return has_cube && has_luck ? StoredGame(sums) : std::nullopt;
}

void refine_side(MatchSums& sums, const StoredSums& stored) {
  constexpr double luck_rounding = 5e-6;    // of a roll
  constexpr double equity_rounding = 2e-5;  // of a decision whose equity was computed from chances
  const auto agree = [](double own, double other, double rounding, std::uint64_t count) {
    return std::fabs(own - other) <= rounding * static_cast<double>(count + 1);
  };
  if (sums.rolls_with_luck > 0 && agree(sums.luck, stored.luck, luck_rounding, sums.rolls_with_luck)) {
    sums.luck = stored.luck;
    sums.luck_worth = stored.luck_worth;
  }
  for (std::size_t fault = 1; fault < cube_faults; ++fault) {
    Losses& losses = sums.faults[fault];
    if (agree(losses.equity, stored.losses[fault], equity_rounding, losses.count))
      losses.count = std::max(losses.count, stored.faults[fault]);
  }
}

}  // namespace

std::vector<StoredGame> stored_sums(const Record& record) {
  std::vector<StoredGame> games;
  for (const Event& event : record.tape) {
    if (event.kind == EventKind::game) games.emplace_back();
    if (event.kind != EventKind::properties || games.empty()) continue;
    for_each_property(record.text(event), [&](std::string_view name, const PropertyValues& values) {
      if (name == "GS") games.back() = read_sums(values);
    });
  }
  return games;
}

void refine(std::span<BothSums> games, std::span<const StoredGame> stored) {
  for (std::size_t i = 0; i < std::min(games.size(), stored.size()); ++i) {
    if (!stored[i]) continue;
    for (std::size_t side = 0; side < 2; ++side) refine_side(games[i][side], (*stored[i])[side]);
    for (std::size_t side = 0; side < 2; ++side)
      games[i][side].opponent_luck_worth = games[i][1 - side].luck_worth;
  }
}

}  // namespace mt::statistics

#include "movetext/engine/statistics/accuracy.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace mt::statistics {
namespace {

constexpr double percent = 100;

// Returns the standard deviation of values that are a whole population.
double deviation_of(std::span<const double> values) {
  double sum = 0;
  for (const double value : values) sum += value;
  const double mean = sum / static_cast<double>(values.size());
  double squares = 0;
  for (const double value : values) squares += (value - mean) * (value - mean);
  return std::sqrt(squares / static_cast<double>(values.size()));
}

// Returns a weight for each move: the deviation of the chances of one side in a window of positions. The
// first windows all begin with the first position, so that there are as many windows as moves. `chances` are
// the chances in percent before the first move and after each move.
std::vector<double> weights_of(std::span<const double> chances) {
  constexpr double least = 0.5;
  constexpr double most = 12;
  constexpr std::size_t shortest = 2;
  constexpr std::size_t longest = 8;
  const std::size_t moves = chances.size() - 1;
  const std::size_t window = std::clamp(moves / 10, shortest, longest);
  std::vector<double> weights;
  for (std::size_t move = 0; move < moves; ++move) {
    const std::size_t first = move + 2 > window ? move + 2 - window : 0;
    weights.push_back(std::clamp(deviation_of(chances.subspan(first, window)), least, most));
  }
  return weights;
}

// The means of the moves of one side.
struct Means {
  double weighted = 0;
  double weights = 0;
  double inverses = 0;
  double count = 0;

  void add(double accuracy, double weight) {
    constexpr double least = 1e-3;  // a harmonic mean with a zero is zero, whatever the other moves are
    weighted += accuracy * weight;
    weights += weight;
    inverses += 1 / std::max(accuracy, least);
    ++count;
  }
  std::optional<double> mean() const {
    if (count == 0) return std::nullopt;
    return (weighted / weights + count / inverses) / 2;
  }
};

}  // namespace

double accuracy_of_move(double before, double after) {
  if (after >= before) return percent;
  const double lost = percent * (before - after);
  return std::clamp(103.1668 * std::exp(-0.04354 * lost) - 3.1669, 0.0, percent);
}

std::array<std::optional<double>, 2> accuracy_of_game(std::span<const MoveRow> rows) {
  const auto chance = [](const MoveRow& row, const MoveValue& value) {
    return percent * (row.side == Side::first ? value.expected : 1 - value.expected);
  };
  std::vector<const MoveRow*> valued;
  std::vector<double> chances;
  for (const MoveRow& row : rows) {
    if (!row.values) continue;
    if (valued.empty()) chances.push_back(chance(row, row.values->before));
    chances.push_back(chance(row, row.values->after));
    valued.push_back(&row);
  }
  if (valued.empty()) return {};
  const std::vector<double> weights = weights_of(chances);
  std::array<Means, 2> means;
  for (std::size_t i = 0; i < valued.size(); ++i) {
    const MoveRow& row = *valued[i];
    const double accuracy = accuracy_of_move(row.values->before.expected, row.values->after.expected);
    means[static_cast<std::size_t>(row.side)].add(accuracy, weights[i]);
  }
  return {means[0].mean(), means[1].mean()};
}

}  // namespace mt::statistics

#include "movetext/engine/analysis/marks.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace mt::engine {
namespace {

struct MarkWords {
  std::uint32_t nag;
  std::string_view sign;
  std::string_view name;
  double score;   // smallest loss of expected score
  double points;  // a loss in points must exceed this
};
constexpr auto mark_words = std::to_array<MarkWords>({
    {0, "", "", 0, 0},
    {6, "?!", "dubious", 0.05, 0.03},
    {2, "?", "mistake", 0.10, 0.06},
    {4, "??", "blunder", 0.15, 0.12},
});

const MarkWords& words_of(Mark mark) {
  return mark_words[static_cast<std::size_t>(mark)];
}

std::string decimal(int value, int parts, int figures) {
  const std::string rest = std::to_string(std::abs(value) % parts);
  return (value < 0 ? "-" : "") + std::to_string(std::abs(value) / parts) + '.' +
         std::string(static_cast<std::size_t>(figures) - rest.size(), '0') + rest;
}

}  // namespace

std::uint32_t nag_of(Mark mark) {
  return words_of(mark).nag;
}
std::string_view sign_of(Mark mark) {
  return words_of(mark).sign;
}
std::string_view name_of(Mark mark) {
  return words_of(mark).name;
}

Score turned(const Score& score) {
  Score other = score;
  other.value = -score.value;
  if (score.unit == Score::Unit::wins_in && score.value == 0) other.value = 1;
  if (score.bound == Score::Bound::at_least) other.bound = Score::Bound::at_most;
  if (score.bound == Score::Bound::at_most) other.bound = Score::Bound::at_least;
  return other;
}

double expected_score(const Score& score, ScoreCurve curve) {
  switch (score.unit) {
    case Score::Unit::hundredths:
    case Score::Unit::discs:
      return curve.expected(score.value);
    case Score::Unit::wins_in:
      return score.value > 0 ? 1 : 0;
    case Score::Unit::equity:
      break;
  }
  return 0.5;
}

double lost(const Score& before, const Score& after, ScoreCurve curve) {
  const bool in_points = before.unit == Score::Unit::equity && after.unit == Score::Unit::equity;
  const double loss = in_points ? (before.value - after.value) / 1000.0
                                : expected_score(before, curve) - expected_score(after, curve);
  return std::max(0.0, loss);
}

Mark mark_of(double loss, bool in_points) {
  constexpr double nearly = 1e-9;  // allows for rounding errors: 60 / 1000 need not equal 0.06
  for (const Mark mark : {Mark::blunder, Mark::mistake, Mark::dubious}) {
    const MarkWords& words = words_of(mark);
    if (in_points ? loss > words.points + nearly : loss + nearly >= words.score) return mark;
  }
  return Mark::none;
}

std::string text_of(const Score& score) {
  switch (score.unit) {
    case Score::Unit::hundredths:
    case Score::Unit::discs:
      return decimal(score.value, 100, 2);
    case Score::Unit::equity:
      return decimal(score.value, 1000, 3);
    case Score::Unit::wins_in:
      break;
  }
  // Converts plies to moves of the winning side.
  return (score.value < 0 ? "#-" : "#") + std::to_string((std::abs(score.value) + 1) / 2);
}

}  // namespace mt::engine

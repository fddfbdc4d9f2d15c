#include "movetext/engine/statistics/judged_values.hpp"

#include "movetext/engine/analysis/exact_numbers.hpp"

#include <algorithm>
#include <optional>

namespace mt::statistics {
namespace {

using engine::exact_value;

// Values are rounded as in comments (engine/analysis/remarks.hpp), so that the comments give the same
// figures.
std::optional<double> rounded(const std::optional<double>& value) {
  return value ? std::optional(exact_value(*value)) : std::nullopt;
}

void read_judgement(const engine::Judgement& judgement, MatchRow& row) {
  row.is_forced = row.is_forced || judgement.is_forced;
  row.luck = rounded(judgement.luck);
  row.spread = rounded(judgement.spread);
  if (judgement.cube && row.deed != Deed::play) {
    const CubeValues& cube = *judgement.cube;
    set_cube(row, {.no_double = exact_value(cube.no_double),
                   .double_take = exact_value(cube.double_take),
                   .double_drop = exact_value(cube.double_drop)});
    return;
  }
  row.loss = rounded(judgement.loss);
  if (row.loss && *row.loss > 0) {
    const bool should_drop = !judgement.line.empty() && judgement.line.front() == "double, drop";
    row.fault = likely_fault(row.deed, should_drop);
  }
}

}  // namespace

void read_judgements(const engine::Course& course, std::span<const engine::Judgement> judgements,
                     std::span<MatchRow> rows) {
  auto row = rows.begin();
  for (std::size_t i = 0; i < course.decisions.size() && i < judgements.size(); ++i) {
    const std::uint32_t event = course.decisions[i].event;
    row = std::find_if(row, rows.end(), [&](const MatchRow& other) { return other.event >= event; });
    if (row == rows.end()) return;
    if (row->event == event) read_judgement(judgements[i], *row);
  }
}

}  // namespace mt::statistics

#include "movetext/engine/statistics/judged_values.hpp"

#include <algorithm>

namespace mt::statistics {
namespace {

void read_judgement(const engine::Judgement& judgement, MatchRow& row) {
  row.is_forced = row.is_forced || judgement.is_forced;
  row.luck = judgement.luck;
  if (judgement.cube && row.deed != Deed::play) {
    set_cube(row, *judgement.cube);
    return;
  }
  row.loss = judgement.loss;
  if (judgement.best_equity && judgement.made_equity)
    row.loss = std::max(0.0, *judgement.best_equity - *judgement.made_equity);
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

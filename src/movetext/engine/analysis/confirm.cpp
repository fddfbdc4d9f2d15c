#include "movetext/engine/analysis/confirm.hpp"

#include <algorithm>
#include <utility>

namespace mt::engine {

void confirm_marks(const Course& course, std::vector<std::optional<Finding>>& findings,
                   double suspicious_loss, const Thorough& thorough) {
  const auto is_suspicious = [&](const Judgement& judgement) {
    return judgement.mark >= Mark::mistake || (judgement.loss && *judgement.loss >= suspicious_loss);
  };
  std::vector<bool> is_confirmed(findings.size());
  const auto confirm = [&](std::size_t i) {
    if (i >= findings.size() || is_confirmed[i]) return false;
    is_confirmed[i] = true;
    if (auto finding = thorough(i)) findings[i] = std::move(finding);
    return true;
  };
  for (bool changes = true; changes;) {
    changes = false;
    const std::vector<Judgement> judgements = judge(course, findings);
    for (std::size_t i = judgements.size(); i-- > 0;) {
      if (!is_suspicious(judgements[i])) continue;
      if (course.goes_on(i) && confirm(i + 1)) changes = true;
      if (confirm(i)) changes = true;
    }
  }
}

std::vector<Judgement> judge_confirmed(const Course& course, const std::vector<std::optional<Finding>>& usual,
                                       const std::vector<std::optional<Finding>>& confirmed) {
  const std::vector<Judgement> before = judge(course, usual);
  std::vector<Judgement> after = judge(course, confirmed);
  for (std::size_t i = 0; i < after.size(); ++i) {
    Judgement& judgement = after[i];
    if (!judgement.loss || !before[i].loss || *judgement.loss >= *before[i].loss) continue;
    const double left = std::max(0.0, 2 * *judgement.loss - *before[i].loss);
    judgement.mark = std::min(judgement.mark, mark_of(left, judgement.in_points()));
  }
  return after;
}

}  // namespace mt::engine

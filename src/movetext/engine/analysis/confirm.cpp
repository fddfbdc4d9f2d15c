#include "movetext/engine/analysis/confirm.hpp"

#include "movetext/engine/analysis/marks.hpp"

#include <algorithm>
#include <utility>

namespace mt::engine {

namespace {

// Returns by how much the value falls with a move. A move that the engine considers best loses nothing, but
// if the value falls nevertheless, the engine has perhaps not seen a better move.
double fall(const Course& course, std::size_t decision, const Judgement& judgement) {
  if (!judgement.best || !judgement.made) return 0;
  return lost(*judgement.best, *judgement.made, course.curve(decision));
}

}  // namespace

void confirm_marks(const Course& course, std::vector<std::optional<Finding>>& findings,
                   double suspicious_loss, const Thorough& thorough) {
  const auto is_suspicious = [&](std::size_t decision, const Judgement& judgement) {
    const double loss = fall(course, decision, judgement);
    return loss >= suspicious_loss || mark_of(loss, judgement.in_points()) >= Mark::mistake;
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
      if (!is_suspicious(i, judgements[i])) continue;
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

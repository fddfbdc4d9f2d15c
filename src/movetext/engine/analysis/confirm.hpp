// Confirms the marks of moves. A mark calls a move bad. So it must not be based on a search that was too
// short.
#pragma once
#include "movetext/engine/analysis/course.hpp"
#include "movetext/engine/analysis/finding.hpp"
#include "movetext/engine/analysis/judge.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace mt::engine {

// Returns the finding of a more thorough search of a decision, or nullopt if there is none.
using Thorough = std::function<std::optional<Finding>(std::size_t decision)>;

// Replaces usual findings with thorough ones until every move with which the value falls as with a mistake,
// or by `suspicious_loss` of expected score or more, is based on thorough findings. This includes moves that
// the engine considers best. The fall is based on two findings: one for the position before the move and one
// for the position after it. If a position has no thorough finding, its usual finding stays.
void confirm_marks(const Course& course, std::vector<std::optional<Finding>>& findings,
                   double suspicious_loss, const Thorough& thorough);

// Judges the decisions with the findings after confirm_marks(). `usual` are the findings before it. A loss
// that has become smaller with more effort would probably become still smaller: a mark is based on what is
// left of the loss if it becomes smaller by the same amount again.
std::vector<Judgement> judge_confirmed(const Course& course, const std::vector<std::optional<Finding>>& usual,
                                       const std::vector<std::optional<Finding>>& confirmed);

}  // namespace mt::engine

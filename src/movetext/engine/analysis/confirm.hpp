// Confirms the marks of moves. A mark calls a move bad. So it must not be based on a search that was too
// short.
#pragma once
#include "movetext/engine/analysis/course.hpp"
#include "movetext/engine/analysis/finding.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace mt::engine {

// Returns the finding of a more thorough search of a decision, or nullopt if there is none.
using Thorough = std::function<std::optional<Finding>(std::size_t decision)>;

// Replaces usual findings with thorough ones until every mistake and blunder is based on thorough findings. A
// mark is based on two findings: one for the position before the move and one for the position after it. If a
// position has no thorough finding, its usual finding stays.
void confirm_marks(const Course& course, std::vector<std::optional<Finding>>& findings,
                   const Thorough& thorough);

}  // namespace mt::engine

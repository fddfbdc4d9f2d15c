// Confirms the marks of moves. A mark is a strong claim, so it must not rest on a search that ended too
// early.
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

// Replaces findings until every mistake and blunder rests on thorough ones. A mark rests on two findings: for
// the position before the move and for the position after it. If a position has no thorough finding, its
// usual finding stays.
void confirm_marks(const Course& course, std::vector<std::optional<Finding>>& findings,
                   const Thorough& thorough);

}  // namespace mt::engine

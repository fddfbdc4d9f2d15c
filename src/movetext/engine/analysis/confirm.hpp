// Confirms the marks of moves: a mark is a strong claim, and must not rest on a search that was cut off too
// early.
#pragma once
#include "movetext/engine/analysis/course.hpp"
#include "movetext/engine/analysis/finding.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace mt::engine {

// Returns the finding of a more thorough search of that decision, or nullopt if there is none.
using Thorough = std::function<std::optional<Finding>(std::size_t decision)>;

// Replaces the findings on which mistakes and blunders rest, until all of them rest on thorough ones. A mark
// rests on the position before the move and on the one after it. A position without a thorough finding keeps
// the one that it has.
void confirm_marks(const Course& course, std::vector<std::optional<Finding>>& findings,
                   const Thorough& thorough);

}  // namespace mt::engine

// Takes the values of a match from an engine's judgements of its decisions.
#pragma once
#include "movetext/engine/analysis/judge.hpp"
#include "movetext/engine/statistics/match_row.hpp"

#include <span>

namespace mt::statistics {

// Sets the values of the rows of a record (match_rows()) from the judgements of its course. `judgements` has
// one entry for each decision of the course.
void read_judgements(const engine::Course& course, std::span<const engine::Judgement> judgements,
                     std::span<MatchRow> rows);

}  // namespace mt::statistics

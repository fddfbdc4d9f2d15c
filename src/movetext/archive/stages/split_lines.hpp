// The stages that make a record of each line of a record (record/line_records.hpp).
#pragma once
#include "movetext/archive/core/stage.hpp"

namespace mt::archive {

// Reports an error in each record whose lines have too many moves together, or which is a match.
MakeStage require_lines();
// Passes a record of each line through the stages of the list.
MakeStage split_lines(StageList stages);

}  // namespace mt::archive

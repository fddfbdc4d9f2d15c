// The stage that writes a table with a row for each move of the main lines.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/base/severity.hpp"

#include <memory>

namespace mt::archive {

// The memory that the stage needs does not depend on the number of moves of a record, except for four bytes
// for each move: a long record is replayed twice.
MakeStage write_moves(std::shared_ptr<const OutputOptions> output, Policy policy);

}  // namespace mt::archive

// The stage that writes the positions of records, one per line.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/base/severity.hpp"

#include <memory>

namespace mt::archive {

MakeStage write_lines(std::shared_ptr<const OutputOptions> output, Policy policy);

}  // namespace mt::archive

// The stage that writes records in the format of the output.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/base/severity.hpp"

#include <memory>

namespace mt::archive {

MakeStage write_records(std::shared_ptr<const OutputOptions> output, Policy policy);

}  // namespace mt::archive

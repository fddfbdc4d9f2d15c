// The stage that reports which records cannot be written, so that no record is left out silently.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/base/severity.hpp"

#include <memory>

namespace mt::archive {

MakeStage require_output(std::shared_ptr<const OutputOptions> output, Policy policy);

}  // namespace mt::archive

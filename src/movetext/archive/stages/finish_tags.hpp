// The stage that adds the tags that describe how a record is written.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/base/severity.hpp"

#include <memory>

namespace mt::archive {

// The stage also reports the first game that does not support the requested notation.
MakeStage finish_tags(std::shared_ptr<const OutputOptions> output, Policy policy);

}  // namespace mt::archive

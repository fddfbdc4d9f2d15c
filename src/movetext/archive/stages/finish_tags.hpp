// The stage that gives a record the tags which state how it is written.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/base/severity.hpp"

#include <memory>

namespace mt::archive {

// It also reports the first game that does not know the notation which was asked for.
MakeStage finish_tags(std::shared_ptr<const OutputOptions> output, Policy policy);

}  // namespace mt::archive

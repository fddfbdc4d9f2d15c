// The stage that drops records with errors, or keeps their valid part.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"

namespace mt::archive {

MakeStage drop_faulty(OnError on_error);

}  // namespace mt::archive

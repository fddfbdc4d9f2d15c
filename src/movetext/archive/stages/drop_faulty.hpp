// The stage that drops records with errors, or keeps their part before the error.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"

namespace mt::archive {

MakeStage drop_faulty(OnError on_error);

}  // namespace mt::archive

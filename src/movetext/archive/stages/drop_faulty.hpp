// The stage that keeps records with errors from being written, or keeps what is right of them.
#pragma once
#include "movetext/archive/core/stage.hpp"
#include "movetext/archive/stages/output_options.hpp"

namespace mt::archive {

MakeStage drop_faulty(OnError on_error);

}  // namespace mt::archive

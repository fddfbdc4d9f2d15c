// The stage that keeps each record as an image (record/record_image.hpp), for a run that needs whole records
// after the workers have handled them.
#pragma once
#include "movetext/archive/core/stage.hpp"

namespace mt::archive {

// Adds an item with a Copy to the chunk for each record.
MakeStage keep_images();

}  // namespace mt::archive

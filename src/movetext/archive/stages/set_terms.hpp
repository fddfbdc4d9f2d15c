// The stage that sets the options with which records are replayed.
#pragma once
#include "movetext/archive/core/stage.hpp"

namespace mt::archive {

MakeStage set_terms(ReplayTerms terms);

}  // namespace mt::archive

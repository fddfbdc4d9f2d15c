// The stage that stores the state of each game by its rules, for FindingListener::verdict().
#pragma once
#include "movetext/archive/core/stage.hpp"

namespace mt::archive {

MakeStage keep_verdicts();

}  // namespace mt::archive

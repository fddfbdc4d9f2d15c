// The stage that adds comments with the positions of main lines.
#pragma once
#include "movetext/archive/core/stage.hpp"

#include <cstdint>
#include <memory>

namespace mt::archive {

// Adds a comment with the position after each `plies` plies of a main line; in a match, of each game. The
// position is in the first notation of the game. `plies` must be at least 1.
MakeStage add_positions(std::uint32_t plies);

}  // namespace mt::archive

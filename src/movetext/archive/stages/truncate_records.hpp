// The stage that keeps only the first plies of records.
#pragma once
#include "movetext/archive/core/stage.hpp"

#include <cstdint>
#include <memory>

namespace mt::archive {

// Keeps the first `plies` plies of each line; in a match, of each game (record/truncate.hpp). A tag PlyCount
// is renewed.
MakeStage truncate_records(std::uint32_t plies);

}  // namespace mt::archive

// The stage that gives each record as a block of binary numbers (record_block.hpp).
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/stage.hpp"

#include <string>

namespace mt::archive {

// The blocks of the records of a part of a chunk, in Chunk::own.
struct ReadBlocks final : OwnResults {
  std::string bytes;
};

// Records that an earlier stage drops have no block.
MakeStage read_blocks();

}  // namespace mt::archive

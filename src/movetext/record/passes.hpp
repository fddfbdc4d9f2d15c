// Passes that a record leaves out.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <span>

namespace mt {

struct LeftOutPass {
  std::uint32_t before = 0;  // index on the tape of the ply that follows it
  std::uint32_t value = 0;   // Event::value of the pass
};

// Inserts the passes, which must be in the order of the tape.
void insert_passes(Record& record, std::span<const LeftOutPass> passes);

}  // namespace mt

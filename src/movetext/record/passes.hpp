// Inserts passes that a record omits.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <span>

namespace mt {

struct LeftOutPass {
  std::uint32_t before = 0;  // index on the tape of the ply after the pass
  std::uint32_t value = 0;   // Event::value of the pass
};

// Inserts the passes. They must be in tape order.
void insert_passes(Record& record, std::span<const LeftOutPass> passes);

}  // namespace mt

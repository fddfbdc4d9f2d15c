// Prepares a record for comparison with its repeats.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>

namespace mt::archive {

// Records beyond these limits are not merged, because two copies of a game are in memory at a time.
inline constexpr std::size_t longest_image = std::size_t{1} << 20;
inline constexpr std::size_t most_merged_events = std::size_t{1} << 16;

// Returns the offset in the record's source of its first tag or move, or 0 if it is not known.
std::uint32_t start_of(const Record& record);

// Returns the Copy of a record, without offset and line. It has an image unless the record is too large to be
// merged.
Copy copy_of(const Record& record, RecordContext context);

}  // namespace mt::archive

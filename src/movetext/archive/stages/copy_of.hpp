// Prepares a record for being compared with its repeats.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/stages/output_options.hpp"
#include "movetext/record/record.hpp"

#include <cstddef>

namespace mt::archive {

inline constexpr std::size_t longest_image = std::size_t{128} << 10;

// Returns whether records are written with what they say beside their moves.
bool writes_annotations(const OutputOptions& output);

// Returns where the first tag or move of a record is in its source; 0 if it is not known.
std::uint32_t start_of(const Record& record);

// Returns the copy without its place.  It has an image if annotations are written and the record is not
// longer than usual: records that need much memory are not merged.
Copy copy_of(const Record& record, const OutputOptions& output, RecordContext context);

}  // namespace mt::archive

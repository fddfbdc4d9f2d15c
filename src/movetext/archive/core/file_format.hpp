// Decides what kind of file a file is.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/task.hpp"

#include <string_view>

namespace mt::archive {

// Sets the format of the file, or the kind of a file that is not read, by the task, the first bytes and the
// name.
void decide_format(const Task& task, SourceFile& file, std::string_view first_bytes);

// Makes the context of a file whose format is decided.  `first_bytes` go at least to the end of the first
// record, so that a header of any size is whole.
void open_context(SourceFile& file, std::string_view first_bytes);

}  // namespace mt::archive

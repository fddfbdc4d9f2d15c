// Decides the format of a file.
#pragma once
#include "movetext/archive/core/chunk.hpp"
#include "movetext/archive/core/task.hpp"

#include <string_view>

namespace mt::archive {

// Sets the format of the file from the task, the first bytes and the name. If the format is not supported,
// sets the kind of the file instead.
void decide_format(const Task& task, SourceFile& file, std::string_view first_bytes);

// Creates the context of a file whose format is known. `first_bytes` must extend at least to the end of the
// first record, so that a header of any size is complete.
void open_context(SourceFile& file, std::string_view first_bytes);

}  // namespace mt::archive

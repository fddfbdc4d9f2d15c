// Makes the task of a run from the options of a command.
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/cli/archive_options.hpp"

#include <optional>

namespace mt::cli {

// Says whether --split gives the number of records in a file.
bool splits_by_number(const ArchiveOptions& options);

// Returns nullopt if an option's value makes no sense, which has been reported to the user.  Without --to the
// output has PDN's form for "export", and there is none for "check" (Task::to is set by `writes`).
std::optional<archive::Task> make_task(const ArchiveOptions& options);

}  // namespace mt::cli

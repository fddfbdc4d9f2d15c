// From the options of a command to the task of a run.
#pragma once
#include "movetext/archive/core/task.hpp"
#include "movetext/cli/archive_options.hpp"

#include <optional>

namespace mt::cli {

// nullopt: an option's value makes no sense, and the user has been told.  Without --to the output has PDN's
// form for "export", and there is none for "check" (Task::to is set by `writes`).
std::optional<archive::Task> make_task(const ArchiveOptions& options);

}  // namespace mt::cli

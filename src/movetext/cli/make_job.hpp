// Makes the job of a run from the options of a command.
#pragma once
#include "movetext/archive/jobs/job.hpp"
#include "movetext/cli/archive_options.hpp"

#include <optional>

namespace mt::cli {

// Returns whether --split gives the number of records in a file.
bool splits_by_number(const ArchiveOptions& options);

// Returns nullopt if an option's value makes no sense, which has been reported to the user.  Without --to the
// output has PDN's form for "export", and there is none for "check" (OutputOptions::to).
std::optional<archive::Job> make_job(const ArchiveOptions& options);

}  // namespace mt::cli

// Makes the job of a run from the options of a command.
#pragma once
#include "movetext/archive/jobs/job.hpp"
#include "movetext/cli/archive_options.hpp"

#include <optional>
#include <string>
#include <vector>

namespace mt::cli {

// Returns whether --split gives the number of records in a file.
bool splits_by_number(const ArchiveOptions& options);

// Returns the job, or nullopt after reporting an invalid value of an option. Without --to, OutputOptions::to
// is nullptr.
std::optional<archive::Job> make_job(const ArchiveOptions& options);

// Adds filters to the selection of a job whose game is set, if it is known. Returns false after reporting a
// filter that cannot be read, or that looks for what the game cannot have.
bool add_filters(const std::vector<std::string>& filters, archive::Job& job);

}  // namespace mt::cli

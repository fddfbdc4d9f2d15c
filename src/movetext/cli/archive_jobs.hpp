// Runs the commands on archives.
#pragma once
#include "movetext/archive/run.hpp"
#include "movetext/archive/stages/edit_records.hpp"
#include "movetext/archive/tree_merger.hpp"
#include "movetext/cli/archive_options.hpp"

#include <functional>

namespace mt::cli {

Status run_check(const Invocation& invocation, const ArchiveOptions& options);
// Writes the report of `check`. `find` reports the findings of the files to the listener.
Status report_check(const Invocation& invocation, const ArchiveOptions& options,
                    const std::function<archive::RunResult(archive::Listener&)>& find);
Status run_count(const Invocation& invocation, const ArchiveOptions& options);
Status run_export(const Invocation& invocation, const ArchiveOptions& options);
Status run_convert(const Invocation& invocation, const ArchiveOptions& asked);
// Merges the records, and writes them like `export`.
Status run_merge(const Invocation& invocation, const ArchiveOptions& options,
                 const archive::TreeMergerOptions& merging);

// Additional work of a command that writes records.
struct Edition {
  // called when the output is open; the run ends if the result is not `ok`
  std::function<Status()> prepare;
  archive::Edit edit;                     // see archive::edit_records()
  replay::LineFollower* lines = nullptr;  // see archive::edit_records()
};
// Edits the records of an archive in one thread, and writes them like `convert` if options.to is given, else
// like `export`.
Status run_edition(const Invocation& invocation, const ArchiveOptions& options, const Edition& edition);

}  // namespace mt::cli

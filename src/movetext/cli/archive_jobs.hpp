// Does the work of the commands on archives.
#pragma once
#include "movetext/cli/archive_options.hpp"

namespace mt::cli {

Status run_check(const Invocation& invocation, const ArchiveOptions& options);
Status run_count(const Invocation& invocation, const ArchiveOptions& options);
Status run_export(const Invocation& invocation, const ArchiveOptions& options);
Status run_convert(const Invocation& invocation, const ArchiveOptions& options);

}  // namespace mt::cli

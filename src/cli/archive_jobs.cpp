#include "movetext/cli/archive_jobs.hpp"

#include "movetext/cli/console.hpp"

namespace mt::cli {

Status run_check(const Invocation&, const ArchiveOptions&) {
  complain("the archive is not yet joined to the command line");
  return Status::io;
}
Status run_export(const Invocation& invocation, const ArchiveOptions& options) {
  return run_check(invocation, options);
}
Status run_convert(const Invocation& invocation, const ArchiveOptions& options) {
  return run_check(invocation, options);
}

}  // namespace mt::cli

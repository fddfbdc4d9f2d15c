#include "movetext/cli/archive_listener.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/diagnostics.hpp"

namespace mt::cli {
namespace {

bool shows_progress(const Invocation& invocation, const ArchiveOptions& options) {
  if (options.progress == ProgressWhen::always) return true;
  return options.progress == ProgressWhen::automatic && !options.quiet &&
         invocation.terminal().error_is_terminal;
}

}  // namespace

ArchiveListener::ArchiveListener(const Invocation& invocation, const ArchiveOptions& options,
                                 archive::Output* results)
    : reporter_(invocation.terminal()),
      progress_(shows_progress(invocation, options), invocation.terminal().width),
      json_(options.json),
      quiet_(options.quiet),
      results_(results) {}

void ArchiveListener::found(const archive::FoundAt& place, const Diagnostic& diagnostic) {
  const Place shown{place.file, place.line, place.column, place.line_text, place.length};
  if (quiet_ && diagnostic.severity == Severity::note) return;
  progress_.clear();
  if (!json_ && diagnostic.severity == Severity::note)
    return complain(std::string(place.file) + ": " + diagnostic.message);
  if (!json_) return reporter_.report(shown, diagnostic);
  std::string line;
  write_diagnostic_json(line, shown, diagnostic);
  // A full disk or a closed pipe is found again, and told, when the results are finished.
  if (results_ == nullptr || !results_->write(line)) write_error(results_ == nullptr ? line : std::string());
}

void ArchiveListener::unreadable(std::string_view error) {
  progress_.clear();
  complain(error);
}

void ArchiveListener::progress(std::string_view file, std::uint64_t read, std::uint64_t size) {
  progress_.show(file, read, size);
}

}  // namespace mt::cli

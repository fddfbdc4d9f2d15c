#include "movetext/cli/archive_listener.hpp"

#include "movetext/cli/console.hpp"
#include "movetext/cli/file_advice.hpp"
#include "movetext/report/diagnostics.hpp"
#include "movetext/report/verdicts.hpp"

namespace mt::cli {
namespace {

bool shows_progress(const Invocation& invocation, const ArchiveOptions& options) {
  if (options.progress == ProgressWhen::always) return true;
  return options.progress == ProgressWhen::automatic && !options.quiet &&
         invocation.terminal().error_is_terminal;
}

}  // namespace

ArchiveListener::ArchiveListener(const Invocation& invocation, const ArchiveOptions& options,
                                 archive::Output* results, bool needed)
    : reporter_(invocation.terminal(), options.json),
      progress_(shows_progress(invocation, options), invocation.terminal()),
      files_(options.files),
      json_(options.json),
      quiet_(options.quiet),
      needed_(needed),
      results_(results) {}

bool ArchiveListener::found(const archive::Place& place, const Diagnostic& diagnostic) {
  if (quiet_ && diagnostic.severity == Severity::note) return true;
  progress_.clear();
  bool heard = true;
  if (json_ && results_ != nullptr) {
    std::string line;
    report::write_diagnostic_json(line, place, diagnostic);
    heard = results_->write(line);  // a full disk is reported when the results are finished
  } else if (!json_ && diagnostic.severity == Severity::note) {
    complain(report::note_text(place, diagnostic));
  } else {
    heard = reporter_.report(place, diagnostic);
  }
  return heard || !needed_;
}

bool ArchiveListener::verdict(const archive::Place& place, const archive::Verdict& verdict) {
  if (results_ == nullptr) return true;
  const std::string line =
      json_ ? report::verdict_json(place, verdict) : report::verdict_text(place, verdict);
  return results_->write(line) || !needed_;
}

void ArchiveListener::unreadable(std::string_view error) {
  progress_.clear();
  complain(with_reading_advice(std::string(error), files_));
}

void ArchiveListener::progress(std::string_view file, std::uint64_t read, std::uint64_t size) {
  progress_.show(file, read, size);
}

}  // namespace mt::cli

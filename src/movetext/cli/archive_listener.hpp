// Shows what a run over an archive reports, in the form that the user asked for.
#pragma once
#include "movetext/archive/output.hpp"
#include "movetext/archive/run.hpp"
#include "movetext/cli/archive_options.hpp"
#include "movetext/cli/progress.hpp"
#include "movetext/cli/reporter.hpp"

#include <string>
#include <vector>

namespace mt::cli {

class ArchiveListener final : public archive::Listener {
 public:
  // `results`: verdicts go there, and with --json the diagnostics too; nullptr: diagnostics go to standard
  // error, and there are no verdicts.  `needed`: what is reported is the result of the run, which ends when
  // no reader is left.
  ArchiveListener(const Invocation& invocation, const ArchiveOptions& options, archive::Output* results,
                  bool needed);

  bool found(const archive::Place& place, const Diagnostic& diagnostic) override;
  bool verdict(const archive::Place& place, const archive::Verdict& verdict) override;
  void unreadable(std::string_view error) override;
  void progress(std::string_view file, std::uint64_t read, std::uint64_t size) override;
  // Takes the progress line away.
  void finish() { progress_.clear(); }

 private:
  Reporter reporter_;
  Progress progress_;
  std::vector<std::string> files_;
  bool json_;
  bool quiet_;
  bool needed_;
  archive::Output* results_;
};

}  // namespace mt::cli

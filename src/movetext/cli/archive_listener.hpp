// Shows the reports of a run over an archive, in the form that the user has chosen.
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
  // `results` receives the verdicts and, with --json, the diagnostics. If it is nullptr, verdicts are not
  // written, and all diagnostics go to standard error. `needed`: the reports are the result of the run, so
  // the run ends when nothing reads them any more.
  ArchiveListener(const Invocation& invocation, const ArchiveOptions& options, archive::Output* results,
                  bool needed);

  bool found(const archive::Place& place, const Diagnostic& diagnostic) override;
  bool verdict(const archive::Place& place, const archive::Verdict& verdict) override;
  void unreadable(std::string_view error) override;
  void progress(std::string_view file, std::uint64_t read, std::uint64_t size) override;
  // Removes the progress line.
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

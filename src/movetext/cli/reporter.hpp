// Writes diagnostics to standard error.
#pragma once
#include "movetext/cli/terminal.hpp"
#include "movetext/report/diagnostics.hpp"

#include <cstdint>

namespace mt::cli {

class Reporter {
 public:
  // `json`: one JSON object per line, for programs.
  explicit Reporter(const Terminal& terminal, bool json = false)
      : style_{terminal.colour, terminal.source_lines, terminal.width}, json_(json) {}

  // Writes a diagnostic. Returns false if nothing reads standard error any more.
  bool report(const archive::Place& place, const Diagnostic& diagnostic);
  std::uint64_t errors() const { return errors_; }
  const report::DiagnosticStyle& style() const { return style_; }

 private:
  report::DiagnosticStyle style_;
  bool json_;
  std::uint64_t errors_ = 0;
};

}  // namespace mt::cli

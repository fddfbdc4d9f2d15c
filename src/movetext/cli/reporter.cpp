#include "movetext/cli/reporter.hpp"

#include "movetext/cli/console.hpp"

namespace mt::cli {

bool Reporter::report(const archive::Place& place, const Diagnostic& diagnostic) {
  if (diagnostic.severity == Severity::error) ++errors_;
  std::string text;
  if (json_)
    report::write_diagnostic_json(text, place, diagnostic);
  else
    report::write_diagnostic(text, place, diagnostic, style_);
  return write_error(text);
}

}  // namespace mt::cli

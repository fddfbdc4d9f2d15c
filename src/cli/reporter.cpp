#include "movetext/cli/reporter.hpp"

#include "movetext/cli/console.hpp"

namespace mt::cli {

void Reporter::report(const Place& place, const Diagnostic& diagnostic) {
  if (diagnostic.severity == Severity::error) ++errors_;
  std::string text;
  write_diagnostic(text, place, diagnostic, style_);
  write_error(text);
}

}  // namespace mt::cli

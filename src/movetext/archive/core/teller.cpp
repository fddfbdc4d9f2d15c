#include "movetext/archive/core/teller.hpp"

#include "movetext/archive/core/line_finder.hpp"

#include <utility>

namespace mt::archive {

bool Teller::tell(const Chunk& chunk) {
  if (!chunk.goes_on && !finish()) return false;
  if (chunk.first_of_file) line_ = 1, column_ = 0;
  if (!tell_findings(chunk)) return false;
  if (chunk.oversized) oversized_.add(chunk.bytes.size());
  if (chunk.stopped && !finish()) return false;
  pass(chunk);
  counts += chunk.counts;
  return true;
}

// Moves on to the place at which the next chunk begins.
void Teller::pass(const Chunk& chunk) {
  line_ += chunk.lines;
  if (!chunk.is_handled() || chunk.file->format->binary) return;
  const std::size_t end = std::string_view(chunk.bytes).find_last_of("\r\n");
  column_ = end == std::string::npos ? column_ + chunk.bytes.size() : chunk.bytes.size() - end - 1;
}

bool Teller::tell_findings(const Chunk& chunk) {
  if (chunk.findings.empty() && chunk.verdicts.empty() && !chunk.other_notation) return true;
  const bool binary = chunk.file->format->binary;
  LineFinder lines(binary ? std::string_view() : chunk.bytes, line_, column_);
  const auto place_of = [&](std::size_t offset, std::size_t length) -> Place {
    if (binary) return {.file = chunk.file->path, .offset = chunk.offset + offset, .length = length};
    return lines.find(chunk.file->path, offset, length);
  };
  bool heard = true;
  for (std::size_t i = 0; heard && i < chunk.findings.size(); ++i) {
    const Finding& finding = chunk.findings[i];
    if (chunk.oversized && finding.diagnostic.code == Code::record_too_large)
      oversized_.begin(place_of(finding.offset, finding.length), finding.diagnostic);
    else
      heard = listener_.found(place_of(finding.offset, finding.length), finding.diagnostic);
  }
  if (heard && chunk.other_notation)
    heard = tell_other_notation(place_of(chunk.other_notation->offset, 0), chunk.other_notation->diagnostic);
  for (std::size_t i = 0; heard && i < chunk.verdicts.size(); ++i) {
    const Verdict& verdict = chunk.verdicts[i];
    heard = listener_.verdict(place_of(verdict.offset, 0), verdict);
  }
  return heard;
}

// Reports this once a run: it is about what was asked for, not about the record.
bool Teller::tell_other_notation(const Place& place, const Diagnostic& diagnostic) {
  if (std::exchange(other_notation_told_, true)) return true;
  if (diagnostic.severity == Severity::warning) ++counts.warnings;
  return listener_.found(place, diagnostic);
}

}  // namespace mt::archive

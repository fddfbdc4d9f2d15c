#include "movetext/archive/core/finding_reporter.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace mt::archive {

bool FindingReporter::report(const Chunk& chunk) {
  if (!chunk.goes_on && !finish()) return false;
  if (chunk.first_of_file) {
    line_ = 1;
    column_ = 0;
    reported_losses_.clear();
  } else if (chunk.resumes && chunk.begin_of_part == 0) {
    line_ = chunk.resumes->line;
    column_ = chunk.resumes->column;
  }
  if (!report_findings(chunk)) return false;
  if (chunk.oversized) oversized_.add(chunk.bytes.size());
  if (chunk.stopped && !finish()) return false;
  pass(chunk);
  counts += chunk.counts;
  return true;
}

// Advances line_ and column_ to the place at which the next chunk begins.
void FindingReporter::pass(const Chunk& chunk) {
  line_ += chunk.lines;
  if (!chunk.is_handled() || chunk.file->format->binary) return;
  const std::size_t end = std::string_view(chunk.bytes).find_last_of("\r\n");
  column_ = end == std::string::npos ? column_ + chunk.bytes.size() : chunk.bytes.size() - end - 1;
}

Place FindingReporter::place_of(const Chunk& chunk, std::size_t offset, std::size_t length,
                                const LineExtent& line) const {
  if (chunk.file->format->binary)
    return {.file = chunk.file->path, .offset = chunk.offset + offset, .length = length};
  offset = std::min(offset, chunk.bytes.size());
  const std::uint64_t cut = line.before == 0 ? column_ : 0;
  return {.file = chunk.file->path,
          .line = line_ + line.before,
          .column = cut + offset - line.begin + 1,
          .line_text = std::string_view(chunk.bytes).substr(line.begin, line.end - line.begin),
          .length = std::min(length, line.end - offset),
          .cut = cut};
}

bool FindingReporter::report_findings(const Chunk& chunk) {
  bool heard = true;
  for (std::size_t i = 0; heard && i < chunk.findings.size(); ++i) {
    const Finding& finding = chunk.findings[i];
    const Place place = place_of(chunk, finding.offset, finding.length, finding.line);
    if (chunk.oversized && finding.diagnostic.code == Code::record_too_large)
      oversized_.begin(place, finding.diagnostic);
    else
      heard = listener_.found(place, finding.diagnostic);
  }
  if (heard && chunk.other_notation) heard = report_other_notation(chunk, *chunk.other_notation);
  for (std::size_t i = 0; heard && i < chunk.losses.size(); ++i) heard = report_loss(chunk, chunk.losses[i]);
  for (std::size_t i = 0; heard && i < chunk.verdicts.size(); ++i) {
    const Verdict& verdict = chunk.verdicts[i];
    heard = listener_.verdict(place_of(chunk, verdict.offset, 0, verdict.line), verdict);
  }
  return heard;
}

bool FindingReporter::report_output(std::string_view path, const Diagnostic& diagnostic) {
  if (diagnostic.severity == Severity::note) return true;
  ++(diagnostic.severity == Severity::error ? counts.errors : counts.warnings);
  return listener_.found({.file = path, .offset = diagnostic.begin}, diagnostic);
}

bool FindingReporter::report_record(const Place& place, const Diagnostic& diagnostic) {
  if (diagnostic.severity == Severity::note) return true;
  ++(diagnostic.severity == Severity::error ? counts.errors : counts.warnings);
  return listener_.found(place, diagnostic);
}

// Reports the finding once per run, because it concerns the user's request rather than the record.
bool FindingReporter::report_other_notation(const Chunk& chunk, const Finding& finding) {
  if (std::exchange(reported_other_notation_, true)) return true;
  if (finding.diagnostic.severity == Severity::warning) ++counts.warnings;
  return listener_.found(place_of(chunk, finding.offset, 0, finding.line), finding.diagnostic);
}

// Reports each loss once per file, because the same loss concerns many records.
bool FindingReporter::report_loss(const Chunk& chunk, const Finding& loss) {
  if (reported_losses_.size() > most_losses || !reported_losses_.insert(loss.diagnostic.message).second)
    return true;
  ++counts.warnings;
  const Place place = place_of(chunk, loss.offset, 0, loss.line);
  if (reported_losses_.size() <= most_losses) return listener_.found(place, loss.diagnostic);
  Diagnostic last = loss.diagnostic;
  last.message = "more than " + std::to_string(most_losses) +
                 " different parts of the file cannot be written to the output; the others are not listed";
  return listener_.found(place, last);
}

}  // namespace mt::archive

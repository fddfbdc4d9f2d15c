#include "movetext/archive/core/line_finder.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/lines.hpp"

#include <algorithm>

namespace mt::archive {

LineFinder::LineFinder(std::string_view bytes) : bytes_(bytes) {
  if (!bytes.empty()) line_.end = text::line_at(bytes, 0).end;
}

LineExtent LineFinder::find(std::size_t offset) {
  offset = std::min(offset, bytes_.size());
  if (offset < line_.begin || offset > line_.end) move_to(offset);
  return line_;
}

void LineFinder::move_to(std::size_t offset) {
  if (offset < line_.begin) line_ = {};
  std::size_t begin = offset;
  while (begin > line_.begin && !text::is_line_end(bytes_[begin - 1])) --begin;
  line_.before += text::count_line_ends(bytes_.substr(line_.begin, begin - line_.begin));
  line_.begin = begin;
  line_.end = offset < bytes_.size() ? text::line_at(bytes_, offset).end : offset;
}

void locate_findings(Chunk& chunk) {
  if (chunk.file->format->binary) return;
  const bool has_copies =
      std::ranges::any_of(chunk.items, [](const Item& item) { return item.copy != nullptr; });
  if (chunk.findings.empty() && chunk.verdicts.empty() && !chunk.other_notation && chunk.losses.empty() &&
      !has_copies)
    return;
  LineFinder lines(chunk.bytes);
  for (Finding& finding : chunk.findings) finding.line = lines.find(finding.offset);
  if (chunk.other_notation) chunk.other_notation->line = lines.find(chunk.other_notation->offset);
  for (Finding& loss : chunk.losses) loss.line = lines.find(loss.offset);
  for (Item& item : chunk.items)
    if (item.copy) item.copy->line = lines.find(item.copy->offset);
  for (Verdict& verdict : chunk.verdicts) verdict.line = lines.find(verdict.offset);
}

}  // namespace mt::archive

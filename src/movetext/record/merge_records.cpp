#include "movetext/record/merge_records.hpp"

#include "movetext/record/line_slots.hpp"
#include "movetext/record/merge_lines.hpp"
#include "movetext/record/merge_tags.hpp"

#include <algorithm>

namespace mt {
namespace {

bool is_annotation(const Event& event) {
  return event.kind == EventKind::comment || event.kind == EventKind::nag || event.kind == EventKind::open ||
         event.kind == EventKind::properties;
}

}  // namespace

MergeReport merge_records(Record& kept, const Record& other, bool white_first) {
  MergeReport report;
  merge_tags(kept, other, white_first, report);
  if (have_same_main_line(kept, other))
    merge_lines(kept, other, report);
  else if (std::ranges::any_of(other.tape, is_annotation))
    report.add_conflict("its annotations, which belong to other moves");
  return report;
}

std::uint64_t annotation_size(const Record& record) {
  std::uint64_t size = 0;
  for (const Tag& tag : record.tags)
    if (!is_unknown_value(record.text(tag.name), record.text(tag.value))) size += tag.value.size();
  const TapeRange line = main_line(record);
  std::uint32_t end_of_variation = 0;  // of the outermost one
  for (std::uint32_t at = line.begin; at < line.end; ++at) {
    const Event& event = record.tape[at];
    if (event.kind == EventKind::open) end_of_variation = std::max(end_of_variation, event.value);
    const bool is_of_main_line = at >= end_of_variation && is_in_line(event.kind);
    if (!is_of_main_line && event.kind != EventKind::removed) size += event.text.size() + 1;
  }
  return size;
}

}  // namespace mt

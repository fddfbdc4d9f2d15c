#include "movetext/record/merge_records.hpp"

#include "movetext/record/line_slots.hpp"

#include <algorithm>

namespace mt {
namespace {

bool is_annotation(const Event& event) {
  return event.kind == EventKind::comment || event.kind == EventKind::nag || event.kind == EventKind::open ||
         event.kind == EventKind::properties;
}

}  // namespace

MergeReport RecordMerger::merge(const Record& other, Merging merging) {
  MergeReport report;
  tags_.merge(other, merging, report);
  if (lines_.has_same_main_line(other))
    lines_.merge(other, merging, report);
  else if (std::ranges::any_of(other.tape, is_annotation))
    report.add_conflict("its annotations, which belong to other moves");
  return report;
}

std::uint64_t annotation_size(const Record& record) {
  std::uint64_t size = 0;
  for (const Tag& tag : record.tags)
    if (!is_unknown_value(record.text(tag.name), record.text(tag.value))) size += tag.value.size();
  const TapeRange line = main_line(record);
  std::uint32_t end_of_variation = 0;  // end of the outermost variation
  for (std::uint32_t at = line.begin; at < line.end; ++at) {
    const Event& event = record.tape[at];
    if (event.kind == EventKind::open) end_of_variation = std::max(end_of_variation, event.value);
    const bool is_of_main_line = at >= end_of_variation && is_in_line(event.kind);
    if (!is_of_main_line && event.kind != EventKind::removed) size += event.text.size() + 1;
  }
  return size;
}

}  // namespace mt

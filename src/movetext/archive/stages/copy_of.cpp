#include "movetext/archive/stages/copy_of.hpp"

#include "movetext/record/merge_records.hpp"
#include "movetext/record/record_image.hpp"

#include <utility>

namespace mt::archive {

std::uint32_t start_of(const Record& record) {
  const auto is_aside = [](Span span) { return (span.begin & Span::side_bit) != 0; };
  for (const Tag& tag : record.tags)
    for (const Span span : {tag.name, tag.value})
      if (!is_aside(span)) return span.begin;
  for (const Event& event : record.tape)
    if (!is_aside(event.text)) return event.text.begin;
  return 0;
}

Copy copy_of(const Record& record, RecordContext context) {
  Copy copy;
  copy.context = std::move(context);
  copy.size = annotation_size(record);
  const bool fits = record.tape.size() <= most_merged_events;
  if (!fits || !append_image(record, longest_image, copy.image)) copy.image.clear();
  return copy;
}

}  // namespace mt::archive

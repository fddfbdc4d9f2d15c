#include "movetext/record/speakers.hpp"

#include "movetext/record/comment_parts.hpp"

#include <string>

namespace mt {

void name_speaker(Record& record, std::string_view name) {
  for (Event& event : record.tape) {
    if (event.kind != EventKind::comment) continue;
    CommentParts parts = comment_parts(record.text(event));
    if (parts.words.empty()) continue;
    parts.words.insert(0, ": ").insert(0, name);
    event.text = record.keep(parts.text());
    event.flags = 0;
  }
}

}  // namespace mt

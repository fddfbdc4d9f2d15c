#include "movetext/replay/played_result.hpp"

#include "movetext/base/severity.hpp"
#include "movetext/record/roster.hpp"
#include "movetext/record/score.hpp"

namespace mt::replay {

bool ends_in_zeros(const Record& record, std::size_t at) {
  return record.convention->zeros_may_castle && at + 1 == record.tape.size() &&
         record.text(record.tape[at]) == "0-0";
}

void take_zeros(Record& record) {
  record.tape.back().kind = EventKind::result;
  std::erase_if(record.diagnostics, [&](const Diagnostic& diagnostic) {
    const bool gone = diagnostic.code == Code::no_terminator;
    if (gone && diagnostic.severity == Severity::error) --record.errors;
    return gone;
  });
}

void correct_result(Record& record, std::string_view played, std::string_view reason) {
  const std::string told(record_result(record));
  if (told == played) return;
  const std::string_view marker = terminator(record);
  const std::string_view tag = roster_value(record, RosterTag::result);
  const bool contradiction =
      tells_result(tag) && tells_result(marker) && read_score(tag) != read_score(marker);
  const bool decides = contradiction || (!tells_result(tag) && !tells_result(marker));
  const std::uint32_t place = record.tape.empty() ? 0 : record.place_of(record.tape.back().text);
  record.report(Code::wrong_result, severity(Code::wrong_result), place, place,
                "the game says " + told + ", " + std::string(reason) + " makes it " + std::string(played) +
                    (decides ? "; read so" : ""));
  if (!decides) return;
  record.set_tag("Result", played);
  if (!marker.empty()) record.tape.back().text = record.keep(played);
}

}  // namespace mt::replay

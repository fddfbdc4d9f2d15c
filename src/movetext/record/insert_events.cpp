#include "movetext/record/insert_events.hpp"

#include "movetext/record/link_variations.hpp"

#include <utility>
#include <vector>

namespace mt {

void insert_events(Record& record, std::span<const InsertedEvent> events) {
  if (events.empty()) return;
  std::vector<Event> tape;
  tape.reserve(record.tape.size() + events.size());
  auto next = events.begin();
  for (std::uint32_t i = 0; i <= record.tape.size(); ++i) {
    for (; next != events.end() && next->before == i; ++next) tape.push_back(next->event);
    if (i < record.tape.size()) tape.push_back(record.tape[i]);
  }
  record.tape = std::move(tape);
  link_variations(record.tape);
}

}  // namespace mt

#include "movetext/record/passes.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt {
namespace {

bool is_linked(const Event& event) {
  return event.kind == EventKind::open || event.kind == EventKind::close;
}

// Returns the new index of the event that was at `index`.
std::uint32_t moved(std::uint32_t index, std::span<const LeftOutPass> passes) {
  const auto after =
      std::upper_bound(passes.begin(), passes.end(), index,
                       [](std::uint32_t i, const LeftOutPass& pass) { return i < pass.before; });
  return index + static_cast<std::uint32_t>(after - passes.begin());
}

}  // namespace

void insert_passes(Record& record, std::span<const LeftOutPass> passes) {
  if (passes.empty()) return;
  std::vector<Event> tape;
  tape.reserve(record.tape.size() + passes.size());
  auto next = passes.begin();
  // offset of the event in the source, or of the nearest earlier event that has one
  std::uint32_t place = 0;
  for (std::uint32_t i = 0; i < record.tape.size(); ++i) {
    Event event = record.tape[i];
    if ((event.text.begin & Span::side_bit) == 0) place = event.text.begin;
    for (; next != passes.end() && next->before == i; ++next)
      tape.push_back({.kind = EventKind::null_ply, .text = {place, place}, .value = next->value});
    if (is_linked(event)) event.value = moved(event.value, passes);
    tape.push_back(event);
  }
  record.tape = std::move(tape);
}

}  // namespace mt

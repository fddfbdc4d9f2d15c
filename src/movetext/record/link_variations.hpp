// Links the two ends of each variation after a tape has changed.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>
#include <vector>

namespace mt {

// Sets Event::value of all `open` and `close` events, which must be balanced.
inline void link_variations(std::vector<Event>& tape) {
  std::vector<std::uint32_t> open;
  for (std::uint32_t i = 0; i < tape.size(); ++i) {
    if (tape[i].kind == EventKind::open) open.push_back(i);
    if (tape[i].kind != EventKind::close || open.empty()) continue;
    tape[i].value = open.back();
    tape[open.back()].value = i;
    open.pop_back();
  }
}

}  // namespace mt

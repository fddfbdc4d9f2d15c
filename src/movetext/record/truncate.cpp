#include "movetext/record/truncate.hpp"

#include "movetext/record/line_slots.hpp"
#include "movetext/record/link_variations.hpp"

#include <cstddef>
#include <utility>
#include <vector>

namespace mt {
namespace {

// A line, and the part of it that has been read.
struct KeptLine {
  std::uint32_t plies = 0;  // plies of the game before the current place
  bool is_over = false;     // the rest of the line is removed
};

constexpr bool is_ply(EventKind kind) {
  return kind == EventKind::ply || kind == EventKind::null_ply;
}

}  // namespace

bool truncate(Record& record, std::uint32_t plies) {
  std::vector<Event> kept;
  kept.reserve(record.tape.size());
  std::vector<KeptLine> lines{{}};
  for (std::size_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    KeptLine& line = lines.back();
    if (event.kind == EventKind::game) line = {};
    const bool ends_game = event.kind == EventKind::points || event.kind == EventKind::result;
    const bool goes_on = is_in_line(event.kind) && !ends_game && event.kind != EventKind::game;
    if (goes_on && line.plies == plies) line.is_over = true;
    if (is_ply(event.kind)) ++line.plies;
    if (event.kind == EventKind::close) {
      lines.pop_back();
    } else if (line.is_over && !ends_game) {
      if (event.kind == EventKind::open) i = event.value;
      continue;
    } else if (event.kind == EventKind::open) {
      lines.push_back({.plies = line.plies > 0 ? line.plies - 1 : 0});
    }
    kept.push_back(event);
  }
  const bool is_shorter = kept.size() < record.tape.size();
  record.tape = std::move(kept);
  link_variations(record.tape);
  return is_shorter;
}

}  // namespace mt

// Functions that visit the tape of a record.
#pragma once
#include "movetext/record/record.hpp"

namespace mt {

// Returns whether an event changes the position or the side to move.
constexpr bool is_move(EventKind kind) {
  return kind == EventKind::ply || kind == EventKind::null_ply || kind == EventKind::roll ||
         kind == EventKind::cube || kind == EventKind::setup;
}

// Calls visit(event) for each move and setup of the main line, until visit returns false. Variations are
// skipped.
template <class Visit>
void for_each_main_line(const Record& record, Visit&& visit) {
  const Event* const tape = record.tape.data();
  const Event* const end = tape + record.tape.size();
  for (const Event* event = tape; event < end; ++event) {
    if (event->kind == EventKind::open)
      event = tape + event->value;
    else if ((event->kind == EventKind::ply || is_move(event->kind)) && !visit(*event))
      return;
  }
}

// The parts of a record that a writer writes.
struct Parts {
  bool comments = true;
  bool nags = true;
  bool variations = true;

  constexpr bool include(const Event& event) const {
    return event.kind != EventKind::removed && (event.kind != EventKind::comment || comments) &&
           ((event.kind != EventKind::nag && event.kind != EventKind::properties) || nags);
  }
};

// Calls visit(event) for every event that belongs to these parts, in order.
template <class Visit>
void for_each_part(const Record& record, const Parts& parts, Visit&& visit) {
  for (std::size_t i = 0; i < record.tape.size(); ++i) {
    const Event& event = record.tape[i];
    if (event.kind == EventKind::open && !parts.variations)
      i = event.value;
    else if (parts.include(event))
      visit(event);
  }
}

// Returns which of the wanted parts occur in a record. SGF properties count as comments.
Parts parts_found(const Record& record, const Parts& wanted);

// Returns the number of plies of the main line, including passes.
int count_plies(const Record& record);
// Returns the number of plies, including passes, that lead to an event, in a match since the start of its
// game. The event may be in a variation; UINT32_MAX is the start of the record.
int plies_to(const Record& record, std::uint32_t event);

}  // namespace mt

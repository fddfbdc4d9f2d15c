// Finds parts of the tape: lines, and the slots (events between two moves) of a line.
#pragma once
#include "movetext/record/record.hpp"

#include <cstdint>

namespace mt {

// The events [begin, end) of a tape.
struct TapeRange {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  bool empty() const { return begin == end; }
};

// Returns whether an event is a step of its line: a move, a pass, a roll, a cube action or a position.
constexpr bool is_in_line(EventKind kind) {
  switch (kind) {
    case EventKind::comment:
    case EventKind::properties:
    case EventKind::nag:
    case EventKind::open:
    case EventKind::close:
    case EventKind::removed:
    case EventKind::result:
      return false;
    default:
      return true;
  }
}

// Returns the main line without the result that ends it.
inline TapeRange main_line(const Record& record) {
  const auto size = static_cast<std::uint32_t>(record.tape.size());
  return {0, size > 0 && record.tape.back().kind == EventKind::result ? size - 1 : size};
}

// Returns the index of the first move of the line at or after `at`, or `end` if no move follows.
inline std::uint32_t slot_end(const Record& record, std::uint32_t at, std::uint32_t end) {
  while (at < end && !is_in_line(record.tape[at].kind))
    at = record.tape[at].kind == EventKind::open ? record.tape[at].value + 1 : at + 1;
  return at;
}

// Returns whether two events of two records are the same move, assuming the same position before them.
inline bool is_same_move(const Record& one, const Event& event, const Record& other,
                         const Event& other_event) {
  if (event.kind != other_event.kind) return false;
  switch (event.kind) {
    case EventKind::null_ply:
    case EventKind::game:
      return true;
    case EventKind::points:
      return event.value == other_event.value;
    case EventKind::cube:
      return event.arg == other_event.arg;
    default:
      return one.text(event) == other.text(other_event);
  }
}

}  // namespace mt

// Holds a position while its text is read: the unchecked content, and where each part is in the text.
//
//   Draft draft(rules);
//   draft.put(Side::second, 6, 5);
//   ...
//   if (const PositionMisread fault = complete(draft, text, notes)) return refuse(text, fault, notes);
//   return PositionReading{draft.position, draft.rules};
#pragma once
#include "movetext/base/result.hpp"
#include "movetext/games/backgammon/position.hpp"
#include "movetext/games/backgammon/position_fault.hpp"

#include <array>

namespace mt::backgammon {

// A position and its variant. The variant is the requested one, unless the text names another.
struct PositionReading {
  Position position{};
  const Rules* rules = nullptr;
};

// A range of bytes from `begin` up to, but not including, `end`.
struct Bytes {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

// Returns the byte range of `part`, which must be a view into `text`.
constexpr Bytes bytes_of(std::string_view text, std::string_view part) {
  const auto begin = static_cast<std::uint32_t>(part.data() - text.data());
  return {begin, begin + static_cast<std::uint32_t>(part.size())};
}
constexpr PositionMisread misread(PositionFault fault, Bytes where) {
  return {fault, where.begin, where.end};
}

// The limit for the points and the length of a match or session. Every notation can express it.
inline constexpr std::int64_t max_points = 32767;

struct Draft {
  explicit Draft(const Rules& variant) : rules(&variant) {}

  // `point`: 1..24 or the bar, in the numbering of `side`.
  void put(Side side, int point, int checkers) {
    counts[index(side)][static_cast<std::size_t>(point)] += checkers;
  }

  const Rules* rules;
  std::array<std::array<int, 26>, 2> counts{};
  std::uint64_t cube_value = 1;
  int cube_owner = 0;   // 0 no side, 1 Side::first, 2 Side::second; complete() refuses other numbers
  Position position{};  // everything except board and cube, which complete() sets
  // The byte ranges of the checkers, the cube and the score in the text.
  Bytes checkers_at{};
  Bytes cube_at{};
  Bytes score_at{};
  Bytes turn_at{};
};

// Completes the position of a draft after the checks that every notation needs (in PositionFault, all faults
// after `width`). Then adjusts the parts that depend on each other (settle), with a warning for each part
// that was dropped.
PositionMisread complete(Draft& draft, std::string_view text, PositionNotes& notes);

// Appends the message of a fault to `notes`.
Fault refuse(std::string_view text, PositionMisread misread, PositionNotes& notes);
// Appends a note about something that was forgiven. By default it is a warning with Code::position_form.
void remark(PositionNotes& notes, Bytes where, std::string message, Code code = Code::position_form,
            Severity severity = Severity::warning);

}  // namespace mt::backgammon

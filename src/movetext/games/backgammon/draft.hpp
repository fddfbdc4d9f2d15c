// A position while its text is read: what the text says, unchecked, and where it says it.
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

// A position, and the variant it belongs to: the one that was asked for, unless the text names another.
struct PositionReading {
  Position position{};
  const Rules* rules = nullptr;
};

// Half-open range of bytes.
struct Bytes {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

// The part of the text behind `text.data()`; `part` is a view into it.
constexpr Bytes bytes_of(std::string_view text, std::string_view part) {
  const auto begin = static_cast<std::uint32_t>(part.data() - text.data());
  return {begin, begin + static_cast<std::uint32_t>(part.size())};
}
constexpr PositionMisread misread(PositionFault fault, Bytes where) {
  return {fault, where.begin, where.end};
}

// Points of a match or a session, and its length: as many as every notation can hold.
inline constexpr std::int64_t max_points = 32767;

struct Draft {
  explicit Draft(const Rules& variant) : rules(&variant) {}

  // `point`: 1..24 or bar, in the numbering of `side`.
  void put(Side side, int point, int checkers) {
    counts[index(side)][static_cast<std::size_t>(point)] += checkers;
  }

  const Rules* rules;
  std::array<std::array<int, 26>, 2> counts{};
  std::uint64_t cube_value = 1;
  int cube_owner = 0;   // 0 nobody, 1 Side::first, 2 Side::second, others are refused
  Position position{};  // the rest; board and cube are made of the above
  // Where the text says it.
  Bytes checkers_at{};
  Bytes cube_at{};
  Bytes score_at{};
  Bytes turn_at{};
};

// Makes the position of a draft, after the checks of what every notation must keep (the last nine of
// PositionFault but width).  Then what follows from what was read is put in order (settle), with a
// warning for what had to be dropped.
PositionMisread complete(Draft& draft, std::string_view text, PositionNotes& notes);

// Appends the words of a fault.
Fault refuse(std::string_view text, PositionMisread misread, PositionNotes& notes);
// Something that was forgiven: Code::position_form and a warning unless said otherwise.
void remark(PositionNotes& notes, Bytes where, std::string message, Code code = Code::position_form,
            Severity severity = Severity::warning);

}  // namespace mt::backgammon

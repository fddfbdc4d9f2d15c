// A position while its text is read: the unchecked content of the text, and where each part was.
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

// A position and its variant: the requested one, unless the text names another.
struct PositionReading {
  Position position{};
  const Rules* rules = nullptr;
};

// Half-open range of bytes.
struct Bytes {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};

// Returns the range of `part`, which is a view into the text at `text.data()`.
constexpr Bytes bytes_of(std::string_view text, std::string_view part) {
  const auto begin = static_cast<std::uint32_t>(part.data() - text.data());
  return {begin, begin + static_cast<std::uint32_t>(part.size())};
}
constexpr PositionMisread misread(PositionFault fault, Bytes where) {
  return {fault, where.begin, where.end};
}

// The limit for points of a match or a session, and for its length: every notation can express it.
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
  int cube_owner = 0;   // 0 no side, 1 Side::first, 2 Side::second; others are refused
  Position position{};  // everything else; complete() sets board and cube
  // The places of the values in the text.
  Bytes checkers_at{};
  Bytes cube_at{};
  Bytes score_at{};
  Bytes turn_at{};
};

// Completes the position of a draft after the checks that every notation needs (the last nine of
// PositionFault except width). Then it adjusts the dependent parts (settle), with a warning for what was
// dropped.
PositionMisread complete(Draft& draft, std::string_view text, PositionNotes& notes);

// Appends the message of a fault to `notes`.
Fault refuse(std::string_view text, PositionMisread misread, PositionNotes& notes);
// Adds a note on what was forgiven: Code::position_form and a warning by default.
void remark(PositionNotes& notes, Bytes where, std::string message, Code code = Code::position_form,
            Severity severity = Severity::warning);

}  // namespace mt::backgammon

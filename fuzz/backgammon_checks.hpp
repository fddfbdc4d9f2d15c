// Checks the invariants of all backgammon positions and faults that the readers return.
#pragma once
#include "movetext/games/backgammon/board_text.hpp"
#include "movetext/games/backgammon/position_text.hpp"
#include "movetext/games/backgammon/rows.hpp"
#include "movetext/games/backgammon/settle.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace mt::backgammon {

// Ends the program if an invariant is violated, so that the fuzzer keeps the input.
inline void require(bool kept) {
  if (!kept) std::abort();
}

inline const Rules& rules_of(std::uint8_t byte) {
  return *rows::all[byte % rows::all.size()];
}

inline void expect_back(const Rules& rules, std::string_view text, const Position& held) {
  PositionNotes notes;
  const auto back = parse_position(rules, text, notes);
  require(back && back->position == held && back->rules == &rules);
}

// A notation that cannot express a position without changing it must report an error and write nothing.
inline bool is_refused(const PositionNotes& losses, const std::string& text) {
  const auto is_error = [](const Diagnostic& loss) { return loss.severity == Severity::error; };
  const bool refused = std::any_of(losses.begin(), losses.end(), is_error);
  require(refused == text.empty());
  return refused;
}

// Checks that the position is settled and sound, and that each notation preserves what it can express.
inline void check_position(const PositionReading& read) {
  const Position& position = read.position;
  const Rules& rules = *read.rules;
  require(position.checkers == rules.checkers && is_sound(position.board, rules.checkers));
  require(settle(position) == position);
  for (int n = 0; n < position_notation_count; ++n) {
    const auto notation = static_cast<PositionNotation>(n);
    PositionNotes losses;
    const Position held = held_by(notation, rules, position, losses);
    std::string text;
    write_position(rules, position, notation, text, losses);
    if (is_refused(losses, text)) continue;
    require(notation != PositionNotation::bpn || text.size() <= 80);
    expect_back(rules, text, held);
  }
  std::string drawing;
  PositionNotes losses;
  const Position held = held_by(PositionNotation::board, rules, position, losses);
  write_board_text(rules, held, {.flip = true}, drawing);
  expect_back(rules, drawing, held);
}

inline void check_reading(const Result<PositionReading>& result, std::string_view text,
                          const PositionNotes& notes) {
  for (const Diagnostic& note : notes)
    require(note.begin <= note.end && note.end <= text.size() && !note.message.empty());
  if (result) return check_position(*result);
  require(!notes.empty() && notes.back().severity == Severity::error &&
          notes.back().code == Code::bad_position && result.code() == Code::bad_position);
}

}  // namespace mt::backgammon

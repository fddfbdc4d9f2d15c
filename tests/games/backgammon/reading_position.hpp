// Reads a position in a test.
#pragma once
#include "movetext/games/backgammon/position_text.hpp"
#include "movetext/games/backgammon/rows.hpp"

#include <gtest/gtest.h>
#include <string>

namespace mt::backgammon::test {

inline std::string told(const PositionNotes& notes) {
  std::string text;
  for (const Diagnostic& note : notes) text.append(note.message).append("\n");
  return text;
}

// Returns the position of a text. If the text cannot be read, the test fails and the default position is
// returned.
inline Position read(std::string_view text, const Rules& rules = rows::backgammon) {
  PositionNotes notes;
  const auto result = parse_position(rules, text, notes);
  EXPECT_TRUE(result) << text << '\n' << told(notes);
  return result ? result->position : Position{};
}
// Returns the notes that reading a text gives.
inline PositionNotes notes_of(std::string_view text) {
  PositionNotes notes;
  EXPECT_TRUE(parse_position(rows::backgammon, text, notes)) << text << '\n' << told(notes);
  return notes;
}

inline std::string written(const Position& position, PositionNotation notation,
                           const Rules& rules = rows::backgammon) {
  std::string text;
  PositionNotes losses;
  write_position(rules, position, notation, text, losses);
  return text;
}
inline std::string rewritten(std::string_view text, PositionNotation notation) {
  return written(read(text), notation);
}

}  // namespace mt::backgammon::test

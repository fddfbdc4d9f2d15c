// Reads and writes OGID, the position line of OpenGammon. No specification has been published, so the code
// follows its open implementations.
//
//   11ccccchhhjjjjj:66666888dddddoo:N0N:31:W::0:0:7:
//
// The fields of a line:
//   - the points of White's checkers, then of Black's: one character for each checker, in Black's numbering
//     (0-9, a-p for 10..25; 0 is White's bar, p is Black's)
//   - the cube: W, B or N for its owner, the exponent, and O for a double on offer
//   - the dice
//   - the side on roll
//   - a state without a public explanation
//   - the points of White and of Black
//   - the length, with C for the Crawford game
//   - a number of the match
//   - the number of checkers of a side, if it is not 15
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads a line with or without "OGID=". If fields after the cube are missing, Black is on roll, with a note.
// The state and the number of the match are ignored with a note. If the number of checkers differs from
// `rules`, the position is read as hypergammon with this number of checkers.
Result<PositionReading> read_ogid(const Rules& rules, std::string_view text, PositionNotes& notes);

// Writes a line. The exponent of the cube must be at most 9.
void write_ogid(const Position& position, std::string& out);

bool looks_like_ogid(std::string_view text);

}  // namespace mt::backgammon

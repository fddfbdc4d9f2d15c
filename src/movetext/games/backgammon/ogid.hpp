// OGID, the position line of OpenGammon, according to its open implementations, since a specification has not
// been published.
//
//   11ccccchhhjjjjj:66666888dddddoo:N0N:31:W::0:0:7:
//
// The points of White's checkers, then of Black's, one character each in Black's numbering (0-9, a-p for
// 10..25; 0 is White's bar, p Black's); cube (W, B or N for its owner, exponent, O for a double on offer);
// dice; side on roll; a state without a public explanation; points of White and Black; length, with C for the
// Crawford game; a number of the match; checkers of a side if they are not 15.
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// Reads a line with or without "OGID=". Fields after the cube may be missing: Black is then on roll, with a
// note. State and number of the match are omitted with a note. If the number of checkers is not that of
// `rules`, the position is read as the hypergammon with that number.
Result<PositionReading> read_ogid(const Rules& rules, std::string_view text, PositionNotes& notes);

// Writes a line; the exponent of the cube is at most 9.
void write_ogid(const Position& position, std::string& out);

bool looks_like_ogid(std::string_view text);

}  // namespace mt::backgammon

// Reads and writes BPN, Backgammon Position Notation (Nymann 2023), and its dialects.
//
//   b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7        White to play 3-1 from the start array, first game to 7
//
// A BPN has five tokens:
//   - the points 1..24 in Black's numbering: a-o are 1 to 15 white checkers, A-O are 1 to 15 black checkers,
//     and a number stands for as many empty points
//   - the checkers on the bar
//   - the side on roll with its dice
//   - the cube with its owner (1 White, 2 Black)
//   - the points of White, of Black, and of the match (0 for money play)
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// The forms in which a position can be written.
enum class BpnForm : std::uint8_t {
  canonical,
  split,     // the owner of the cube is a separate token: -n2-1-
  extended,  // one more token holds what BPN cannot express: -xC; it is omitted if empty
};

// Reads every dialect. `text` must have no surrounding blanks. In addition to the three forms, these are
// accepted with Code::position_form:
//   - the first revision of the article (four tokens: placement-value:owner-turn-score)
//   - w2 and b2 for a cube with an owner
//   - an owner 0 after the value of the cube, as in n10
//   - dice in any order
//   - a placement of 26 points whose last two are empty
//   - en dashes
// Without an extension, these are Flag::unknown: the Crawford game if it is possible, and Jacoby and beavers
// in money play. Faults are found in this order: the number of fields, the form of each token from left to
// right, the width of the board, and the faults that complete() finds.
Result<PositionReading> read_bpn(const Rules& rules, std::string_view text, PositionNotes& notes);

// Writes a BPN. Canonical texts have at most 80 bytes. What BPN cannot express is omitted (fit.hpp reports
// it).
void write_bpn(const Rules& rules, const Position& position, BpnForm form, std::string& out);

}  // namespace mt::backgammon

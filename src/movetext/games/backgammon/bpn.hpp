// BPN, Backgammon Position Notation (Nymann 2023), and its dialects.
//
//   b4E1C3eE3c1e4B-w0b0-w31-n1-0:0:7        White to play 3-1 from the start array, first game to 7
//
// Five tokens: points 1..24 in Black's numbering (a-o: 1 to 15 white checkers, A-O: black ones, a number:
// that many empty points), the bar, the side on roll with its dice, the cube with its owner (1 White, 2
// Black), and the points of White, of Black, and of the match (0: money play).
#pragma once
#include "movetext/games/backgammon/draft.hpp"

#include <string>
#include <string_view>

namespace mt::backgammon {

// How a position is written.
enum class BpnForm : std::uint8_t {
  canonical,
  split,     // the owner of the cube in a separate token: -n2-1-
  extended,  // one more token for what BPN cannot express: -xC; omitted if empty
};

// Reads every dialect; `text` has no surrounding blanks. In addition to the three forms it accepts the first
// revision of the article (four tokens: placement-value:owner-turn-score), w2 and b2 for a cube with an
// owner, n10, dice in any order, a placement of 26 points whose last two are empty, and en dashes; all with
// Code::position_form.
//   Missing: Crawford (Flag::unknown if possible), Jacoby and beavers (unknown in money play).
//   Faults, in this order: fields, the form of a token from left to right, width, and those of complete().
Result<PositionReading> read_bpn(const Rules& rules, std::string_view text, PositionNotes& notes);

// Canonical texts have at most 80 bytes. What does not fit is omitted (fit.hpp reports it).
void write_bpn(const Rules& rules, const Position& position, BpnForm form, std::string& out);

}  // namespace mt::backgammon

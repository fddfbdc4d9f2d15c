// Reads and writes positions as text, in any notation.
//
//   PositionNotes notes;
//   const auto read = parse_position(rows::backgammon, "4HPwATDgc/ABMA:MIHlAAAAAAAE", notes);
//   if (!read) show(notes.back());
//   std::string text;
//   write_position(*read->rules, read->position, PositionNotation::bpn, text, notes);
#pragma once
#include "movetext/games/backgammon/draft.hpp"
#include "movetext/games/backgammon/fit.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace mt::backgammon {

enum class PositionNotation : std::uint8_t {
  bpn,
  bpn_split,
  bpn_ext,
  xgid,
  gnubg,  // Position ID and Match ID
  ogid,
  fibs,
  snowie,
  simple,
  board,
};
inline constexpr int position_notation_count = 10;

// Returns "bpn", "bpn-split", "bpn-ext", "xgid" ...: as --to takes it.
std::string_view name(PositionNotation notation);
std::optional<PositionNotation> find_position_notation(std::string_view name);

// Returns the notation that the shape of a text shows; BPN if no other fits.
PositionNotation recognise_position(std::string_view text);

// Reads a position in the notation that its shape shows; blanks and quotes may surround it.  `rules`: the
// variant, which gives the number of checkers of a side, unless the text does.  Appends to `notes`:
// Code::position_form for another spelling, odd_position for what was taken or dropped, and last, for a
// fault, bad_position with Severity::error.
Result<PositionReading> parse_position(const Rules& rules, std::string_view text, PositionNotes& notes);

// Reads a position that a record of a match sets up.  `on_roll`: the side whose view it has if it names
// players, as the Snowie line does; other notations name sides.
Result<PositionReading> parse_position_in_match(const Rules& rules, std::string_view text, Side on_roll,
                                                PositionNotes& notes);

// Appends to `out`.  `losses` reports what the notation has no place for, see fit.hpp.  False: nothing is
// appended, because the text would mean something else; the last of `losses`, with Severity::error, says
// what.
bool write_position(const Rules& rules, const Position& position, PositionNotation notation, std::string& out,
                    PositionNotes& losses);

// Returns what parse_position reads from a position written in that notation (Position::match_length and the
// rest as they are read).
Position held_by(PositionNotation notation, const Rules& rules, const Position& position,
                 PositionNotes& losses);

}  // namespace mt::backgammon

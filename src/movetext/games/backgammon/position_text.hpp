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

// Returns "bpn", "bpn-split", "bpn-ext", "xgid" ...: the names for --to.
std::string_view name(PositionNotation notation);
std::optional<PositionNotation> find_position_notation(std::string_view name);

// Returns the notation indicated by the shape of a text, or BPN if no other fits.
PositionNotation recognise_position(std::string_view text);

// Reads a position in the notation indicated by its shape; blanks and quotes may surround it. `rules`: the
// variant, which determines the number of checkers of a side, unless the text does. Appends to `notes`:
// Code::position_form for a different spelling, odd_position for assumptions and dropped parts, and last, for
// a fault, bad_position with Severity::error.
Result<PositionReading> parse_position(const Rules& rules, std::string_view text, PositionNotes& notes);

// Reads a position set up by a record of a match. `on_roll`: the side from whose view it is written if it
// names players, as in the Snowie line; other notations name sides.
Result<PositionReading> parse_position_in_match(const Rules& rules, std::string_view text, Side on_roll,
                                                PositionNotes& notes);

// Appends to `out`. `losses` reports what the notation cannot express, see fit.hpp. Returns false and appends
// nothing if the text would have a different meaning; the last of `losses`, with Severity::error, gives the
// reason.
bool write_position(const Rules& rules, const Position& position, PositionNotation notation, std::string& out,
                    PositionNotes& losses);

// Returns what parse_position reads from a position written in that notation (Position::match_length and the
// rest as read).
Position held_by(PositionNotation notation, const Rules& rules, const Position& position,
                 PositionNotes& losses);

}  // namespace mt::backgammon

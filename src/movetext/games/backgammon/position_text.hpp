// Reads and writes positions in all text notations.
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

// Returns the name for --to: "bpn", "bpn-split", "bpn-ext", "xgid" ...
std::string_view name(PositionNotation notation);
std::optional<PositionNotation> find_position_notation(std::string_view name);

// Returns the notation that the shape of the text suggests, or BPN if the shape suggests none.
PositionNotation recognise_position(std::string_view text);

// Reads a position in the notation that the shape of the text suggests. Blanks and quotes may surround it.
// `rules`: the variant, which gives the number of checkers of a side if the text does not. Appends to
// `notes`:
//   Code::position_form   an unusual spelling
//   Code::odd_position    an assumption or a dropped part
//   Code::bad_position    the error, as the last entry, if the position is refused
Result<PositionReading> parse_position(const Rules& rules, std::string_view text, PositionNotes& notes);

// Reads a position that a record of a match sets up. `on_roll`: the side from whose view the position is
// written, in notations that name players, such as the Snowie line. Notations that name sides do not need
// `on_roll`.
Result<PositionReading> parse_position_in_match(const Rules& rules, std::string_view text, Side on_roll,
                                                PositionNotes& notes);

// Appends the text of the position to `out`. `losses` reports what the notation cannot express (fit.hpp). If
// the text would have a different meaning, it appends nothing and returns false; the last entry of `losses`
// is the error with the reason.
bool write_position(const Rules& rules, const Position& position, PositionNotation notation, std::string& out,
                    PositionNotes& losses);

// Returns the position that parse_position() reads after write_position() has written `position` in this
// notation. All parts of the result, also Position::match_length, have the values that parse_position()
// reads.
Position held_by(PositionNotation notation, const Rules& rules, const Position& position,
                 PositionNotes& losses);

}  // namespace mt::backgammon

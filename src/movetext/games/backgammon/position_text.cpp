#include "movetext/games/backgammon/position_text.hpp"

#include "movetext/games/backgammon/board_text.hpp"
#include "movetext/games/backgammon/bpn.hpp"
#include "movetext/games/backgammon/fibs_board.hpp"
#include "movetext/games/backgammon/fields.hpp"
#include "movetext/games/backgammon/gnubg_id.hpp"
#include "movetext/games/backgammon/ogid.hpp"
#include "movetext/games/backgammon/simple_board.hpp"
#include "movetext/games/backgammon/snowie_line.hpp"
#include "movetext/games/backgammon/xgid.hpp"
#include "movetext/text/blank.hpp"

#include <algorithm>
#include <array>

namespace mt::backgammon {
namespace {

struct NotationRow {
  PositionNotation notation;
  std::string_view name;
  Holds holds;
};

constexpr Holds bpn{.name = "BPN"};
constexpr Holds bpn_extended{.name = "BPN",
                             .crawford = Tells::all,
                             .jacoby = Tells::yes,
                             .beavers = Tells::yes,
                             .double_offer = true,
                             .resignation = true,
                             .variants = Variants::some};

constexpr std::array<NotationRow, position_notation_count> rows_of_notations{{
    {PositionNotation::bpn, "bpn", bpn},
    {PositionNotation::bpn_split, "bpn-split", bpn},
    {PositionNotation::bpn_ext, "bpn-ext", bpn_extended},
    {PositionNotation::xgid,
     "xgid",
     {.name = "XGID",
      .crawford = Tells::yes_no,
      .jacoby = Tells::yes_no,
      .beavers = Tells::yes_no,
      .double_offer = true,
      .animals = 2,
      .max_cube = Tells::yes_no}},
    {PositionNotation::gnubg,
     "gnubg",
     {.name = "the Match ID",
      .crawford = Tells::yes_no,
      .jacoby = Tells::yes_no,
      .double_offer = true,
      .animals = 1,
      .resignation = true,
      .any_resignation = true}},
    {PositionNotation::ogid,
     "ogid",
     {.name = "OGID",
      .max_exponent = 9,
      .crawford = Tells::yes_no,
      .double_offer = true,
      .variants = Variants::checkers}},
    {PositionNotation::fibs,
     "fibs",
     {.name = "the FIBS board", .crawford = Tells::yes_no, .double_offer = true}},
    {PositionNotation::snowie,
     "snowie",
     {.name = "the Snowie line", .crawford = Tells::yes_no, .jacoby = Tells::yes_no}},
    {PositionNotation::simple,
     "simple",
     {.name = "the list of 26 numbers", .colours = false, .dice = false, .cube = false, .match = false}},
    {PositionNotation::board,
     "board",
     {.name = "the drawn board",
      .crawford = Tells::all,
      .jacoby = Tells::all,
      .beavers = Tells::all,
      .double_offer = true,
      .animals = 0xFF,
      .resignation = true,
      .any_resignation = true,
      .max_cube = Tells::yes,
      .no_cube = true,
      .variants = Variants::all}},
}};

constexpr bool notations_in_order() {
  for (std::size_t i = 0; i < rows_of_notations.size(); ++i)
    if (rows_of_notations[i].notation != static_cast<PositionNotation>(i)) return false;
  return true;
}
static_assert(notations_in_order());

const NotationRow& row(PositionNotation notation) {
  return rows_of_notations[static_cast<std::size_t>(notation)];
}

// Returns the text without surrounding blanks and quotes. In a drawing, the blanks of the first line are
// kept.
std::string_view inner(std::string_view text) {
  std::string_view core = text::trim(text);
  if (core.size() > 1 && core.front() == '"' && core.back() == '"')
    return text::trim(core.substr(1, core.size() - 2));
  if (!looks_like_board_text(core)) return core;
  const auto begin = static_cast<std::size_t>(core.data() - text.data());
  const std::size_t line = text.substr(0, begin).find_last_of("\r\n");
  return text.substr(line == std::string_view::npos ? 0 : line + 1);
}

// Returns whether the text may be meant as BPN, even with faults: it has hyphens or dashes, or five words.
bool looks_like_bpn(std::string_view text) {
  return text.find('-') != std::string_view::npos || text.find("\u2013") != std::string_view::npos ||
         split<1>(text, ' ').count == 5;
}

Result<PositionReading> read(const Rules& rules, std::string_view text, PositionNotes& notes) {
  switch (recognise_position(text)) {
    case PositionNotation::xgid:
      return read_xgid(rules, text, notes);
    case PositionNotation::gnubg:
      return read_gnubg_id(rules, text, notes);
    case PositionNotation::ogid:
      return read_ogid(rules, text, notes);
    case PositionNotation::fibs:
      return read_fibs_board(rules, text, notes);
    case PositionNotation::snowie:
      return read_snowie_line(rules, text, notes);
    case PositionNotation::simple:
      return read_simple_board(rules, text, notes);
    case PositionNotation::board:
      return read_board_text(rules, text, notes);
    case PositionNotation::bpn:
    case PositionNotation::bpn_split:
    case PositionNotation::bpn_ext:
      break;
  }
  if (looks_like_bpn(text)) return read_bpn(rules, text, notes);
  return refuse(text, {PositionFault::unknown_form, 0, static_cast<std::uint32_t>(text.size())}, notes);
}

// Reads `core`, a part of `text`, and converts the byte ranges of the notes to ranges of `text`.
template <class Read>
Result<PositionReading> with_offset(std::string_view text, std::string_view core, PositionNotes& notes,
                                    Read&& read) {
  const std::size_t first = notes.size();
  const std::uint32_t offset = bytes_of(text, core).begin;
  const auto result = read();
  for (std::size_t i = first; i < notes.size(); ++i) {
    notes[i].begin += offset;
    notes[i].end += offset;
  }
  if (result) return result;
  return Fault{result.code(), notes.back().begin, notes.back().end};
}

// `held`: the position as fit() has adjusted it.
void write_held(const Rules& rules, const Position& held, PositionNotation notation, std::string& out) {
  switch (notation) {
    case PositionNotation::bpn:
      return write_bpn(rules, held, BpnForm::canonical, out);
    case PositionNotation::bpn_split:
      return write_bpn(rules, held, BpnForm::split, out);
    case PositionNotation::bpn_ext:
      return write_bpn(rules, held, BpnForm::extended, out);
    case PositionNotation::xgid:
      return write_xgid(held, out);
    case PositionNotation::gnubg:
      return write_gnubg_id(held, out);
    case PositionNotation::ogid:
      return write_ogid(held, out);
    case PositionNotation::fibs:
      return write_fibs_board(held, out);
    case PositionNotation::snowie:
      return write_snowie_line(held, out);
    case PositionNotation::simple:
      return write_simple_board(held, out);
    case PositionNotation::board:
      return write_board_text(rules, held, {}, out);
  }
}

}  // namespace

std::string_view name(PositionNotation notation) {
  return row(notation).name;
}

std::optional<PositionNotation> find_position_notation(std::string_view name) {
  for (const NotationRow& known : rows_of_notations)
    if (known.name == name) return known.notation;
  return std::nullopt;
}

PositionNotation recognise_position(std::string_view text) {
  if (looks_like_simple_board(text)) return PositionNotation::simple;
  if (looks_like_board_text(text)) return PositionNotation::board;
  if (looks_like_xgid(text)) return PositionNotation::xgid;
  if (looks_like_gnubg_id(text)) return PositionNotation::gnubg;
  if (looks_like_ogid(text)) return PositionNotation::ogid;
  if (looks_like_fibs_board(text)) return PositionNotation::fibs;
  if (looks_like_snowie_line(text)) return PositionNotation::snowie;
  return PositionNotation::bpn;
}

Result<PositionReading> parse_position(const Rules& rules, std::string_view text, PositionNotes& notes) {
  const std::string_view core = inner(text);
  return with_offset(text, core, notes, [&] { return read(rules, core, notes); });
}

Result<PositionReading> parse_position_in_match(const Rules& rules, std::string_view text, Side on_roll,
                                                PositionNotes& notes) {
  const std::string_view core = inner(text);
  if (recognise_position(core) != PositionNotation::snowie) return parse_position(rules, text, notes);
  return with_offset(text, core, notes, [&] { return read_snowie_line(rules, core, on_roll, notes); });
}

Position held_by(PositionNotation notation, const Rules& rules, const Position& position,
                 PositionNotes& losses) {
  return fit(rules, position, row(notation).holds, losses);
}

bool write_position(const Rules& rules, const Position& position, PositionNotation notation, std::string& out,
                    PositionNotes& losses) {
  const std::size_t first = losses.size();
  const Position held = held_by(notation, rules, position, losses);
  const auto is_error = [](const Diagnostic& loss) { return loss.severity == Severity::error; };
  if (std::any_of(losses.begin() + static_cast<std::ptrdiff_t>(first), losses.end(), is_error)) return false;
  write_held(rules, held, notation, out);
  return true;
}

}  // namespace mt::backgammon

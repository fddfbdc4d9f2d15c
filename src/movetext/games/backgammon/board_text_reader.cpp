// Reads a drawn board. It uses the ID next to the board if there is one, else the drawing.
#include "movetext/games/backgammon/board_text.hpp"
#include "movetext/games/backgammon/drawn_board.hpp"
#include "movetext/games/backgammon/gnubg_id.hpp"
#include "movetext/games/backgammon/xgid.hpp"
#include "movetext/text/blank.hpp"

#include <array>
#include <string>

namespace mt::backgammon {
namespace {

// Returns the word after a label and its colon. Returns an empty string if the text does not have the label.
std::string_view behind(std::string_view text, std::string_view label) {
  std::size_t at = text.find(label);
  if (at == std::string_view::npos) return {};
  at += label.size();
  while (at < text.size() && text[at] == ' ') ++at;
  if (at == text.size() || text[at] != ':') return {};
  ++at;
  while (at < text.size() && text[at] == ' ') ++at;
  std::size_t end = at;
  while (end < text.size() && !text::is_blank(text[end])) ++end;
  return text.substr(at, end - at);
}

struct Ids {
  std::string_view xgid;  // includes "XGID="
  std::string_view position_id;
  std::string_view match_id;
};

Ids find_ids(std::string_view text) {
  Ids ids;
  if (const std::size_t at = text.find("XGID="); at != std::string_view::npos) {
    std::size_t end = at;
    while (end < text.size() && !text::is_blank(text[end])) ++end;
    ids.xgid = text.substr(at, end - at);
  }
  for (const std::string_view label : {"Position ID", "Position-ID"})
    if (ids.position_id.empty()) ids.position_id = behind(text, label);
  for (const std::string_view label : {"Match ID", "Match-ID"})
    if (ids.match_id.empty()) ids.match_id = behind(text, label);
  return ids;
}

Result<PositionReading> read_xgid_in(const Rules& rules, std::string_view text, std::string_view xgid,
                                     PositionNotes& notes) {
  const std::size_t first = notes.size();
  const std::uint32_t offset = bytes_of(text, xgid).begin;
  const auto result = read_xgid(rules, xgid, notes);
  for (std::size_t i = first; i < notes.size(); ++i) {
    notes[i].begin += offset;
    notes[i].end += offset;
  }
  if (result) return result;
  return Fault{result.code(), notes.back().begin, notes.back().end};
}

// Returns the text with tabs replaced by blanks up to the next multiple of eight columns. In a drawing the
// columns matter.
std::string without_tabs(std::string_view text) {
  constexpr std::size_t stop = 8;
  std::string out;
  std::size_t line_begin = 0;
  for (const char c : text) {
    if (c == '\t')
      out.append(stop - (out.size() - line_begin) % stop, ' ');
    else
      out += c;
    if (c == '\n' || c == '\r') line_begin = out.size();
  }
  return out;
}

}  // namespace

Result<PositionReading> read_board_text(const Rules& rules, std::string_view text, PositionNotes& notes) {
  if (text.find('\t') != std::string_view::npos) {
    const std::size_t first = notes.size();
    const Result<PositionReading> result = read_board_text(rules, without_tabs(text), notes);
    // Offsets in the text without tabs do not apply to the original text, so all notes and faults get the
    // range of the whole text.
    const auto end = static_cast<std::uint32_t>(text.size());
    for (std::size_t i = first; i < notes.size(); ++i) notes[i].begin = 0, notes[i].end = end;
    return result ? result : Result<PositionReading>(Fault{result.code(), 0, end});
  }
  const Ids ids = find_ids(text);
  if (!ids.xgid.empty()) return read_xgid_in(rules, text, ids.xgid, notes);
  if (!ids.position_id.empty()) return read_gnubg_id(rules, text, ids.position_id, ids.match_id, notes);
  Draft draft(rules);
  DrawnBoard board;
  PositionMisread fault = read_drawn_board(text, board, draft);
  if (!fault) {
    read_captions(text, board, draft, notes);
    fault = complete(draft, text, notes);
  }
  if (fault) return refuse(text, fault, notes);
  return PositionReading{draft.position, draft.rules};
}

bool looks_like_board_text(std::string_view text) {
  if (text.find_first_of("|\n\r") != std::string_view::npos) return true;
  const Ids ids = find_ids(text);
  return !ids.position_id.empty() || (!ids.xgid.empty() && ids.xgid.data() != text.data());
}

}  // namespace mt::backgammon

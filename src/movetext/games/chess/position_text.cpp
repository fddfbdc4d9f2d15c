#include "movetext/games/chess/position_text.hpp"

#include "movetext/games/chess/board_text.hpp"
#include "movetext/games/chess/start_array.hpp"
#include "movetext/text/blank.hpp"

namespace mt::chess {
namespace {

// Returns the text without surrounding blanks and quotes.
std::string_view inner(std::string_view text) {
  text = text::trim(text);
  if (text.starts_with('"')) text.remove_prefix(1);
  // A quote at the end may belong to an operand of EPD.
  if (text.ends_with('"') && text.find('"') == text.size() - 1) text.remove_suffix(1);
  return text::trim(text);
}

// Returns whether the text looks like "W:W31-50:B1-20".
bool looks_like_draughts(std::string_view text) {
  return text.size() > 2 && std::string_view("WwBb").find(text[0]) != std::string_view::npos &&
         text[1] == ':';
}

bool looks_like_drawing(std::string_view text) {
  return text.find('/') == std::string_view::npos && text.find_first_of("|\n") != std::string_view::npos;
}

}  // namespace

Result<Position> parse_position(const Rules& rules, std::string_view text, PositionNotes& notes) {
  const std::string_view core = inner(text);
  if (core == "startpos") return start_position(rules.start);
  const std::size_t first = notes.size();
  const auto offset = static_cast<std::uint32_t>(core.data() - text.data());
  if (looks_like_draughts(core)) {
    const auto end = offset + static_cast<std::uint32_t>(core.size());
    notes.push_back({Code::bad_fen,
                     Severity::error,
                     offset,
                     end,
                     "this is a position of draughts, which is another game",
                     {}});
    return Fault{Code::bad_fen, offset, end};
  }
  const auto result = looks_like_drawing(core) ? read_board_text(core, notes) : read_fen(rules, core, notes);
  for (std::size_t i = first; i < notes.size(); ++i) {
    notes[i].begin += offset;
    notes[i].end += offset;
  }
  if (result) return result;
  return Fault{result.code(), notes.back().begin, notes.back().end};
}

}  // namespace mt::chess

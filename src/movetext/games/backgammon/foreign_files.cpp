#include "movetext/games/backgammon/foreign_files.hpp"

#include "movetext/games/backgammon/board_text.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/lines.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>

namespace mt::backgammon {
namespace {

// Calls look(line) for each line, without surrounding blanks, until look() returns true. Returns whether
// look() has returned true.
template <class Look>
bool some_line(std::string_view text, Look&& look) {
  for (std::size_t at = 0; at < text.size();) {
    const text::Line line = text::line_at(text, at);
    if (look(text::trim(text.substr(line.begin, line.end - line.begin)))) return true;
    at = line.next;
  }
  return false;
}

// Returns the name in a line "Name: value". Returns an empty string for any other line.
std::string_view field_name(std::string_view line) {
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return {};
  const std::string_view name = line.substr(0, colon);
  const bool is_name = std::all_of(name.begin(), name.end(), [](char c) {
    return text::is_letter(c) || text::is_digit(c) || c == ' ' || c == '_';
  });
  return is_name ? name : std::string_view{};
}

}  // namespace

bool is_bgblitz(std::string_view first_bytes) {
  if (!first_bytes.starts_with('{')) return false;
  const std::string_view line = first_bytes.substr(0, text::line_at(first_bytes, 0).end);
  return line.find("\"version\"") != std::string_view::npos &&
         line.find("\"encoding\"") != std::string_view::npos &&
         line.find("\"compression\"") != std::string_view::npos;
}

bool is_true_money_games(std::string_view text) {
  constexpr int least_fields = 2;
  int fields = 0;
  bool game = false;
  some_line(text, [&](std::string_view line) {
    if (line.empty()) return false;
    const std::string_view name = field_name(line);
    if (name.empty()) return true;
    game = text::begins_in_any_case(name, "game ") && text::is_digit(name.back());
    fields += game ? 0 : 1;
    return game;
  });
  return game && fields >= least_fields;
}

bool is_gnubg_text(std::string_view text) {
  return text.find("GNU Backgammon") != std::string_view::npos && has_drawn_board(text);
}

bool has_drawn_board(std::string_view text) {
  return some_line(text, is_board_edge);
}

}  // namespace mt::backgammon

#include "movetext/archive/core/table_text.hpp"

#include "movetext/formats/pgn/lexical.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <cstddef>

namespace mt::archive {
namespace {

constexpr std::size_t longest_head = 4096;  // maximum bytes of the header line
constexpr std::size_t longest_name = 40;

bool is_name(std::string_view name) {
  const auto is_part = [](char c) {
    return text::is_letter(c) || text::is_digit(c) || c == '_' || c == '-' || c == ' ';
  };
  return !name.empty() && name.size() <= longest_name && text::is_letter(name.front()) &&
         std::all_of(name.begin(), name.end(), is_part);
}

bool names_part_of_game(std::string_view name) {
  return text::is_one_of(name, {"event", "site", "date", "round", "white", "black", "red", "result", "eco",
                                "opening", "fen", "pgn", "moves", "movetext"});
}

bool names_position(std::string_view name) {
  return text::is_one_of(name, {"fen", "epd"});
}

// Counts the columns of a header line.
struct Head {
  int columns = 0;
  int of_games = 0;
  int of_positions = 0;

  // Reads a header line. Returns whether all its fields are names.
  bool read(std::string_view line, char separator) {
    for (std::size_t at = 0; at <= line.size(); ++columns) {
      const std::size_t end = std::min(line.find(separator, at), line.size());
      std::string_view name = text::trim(line.substr(at, end - at));
      if (name.size() > 2 && name.front() == '"' && name.back() == '"')
        name = name.substr(1, name.size() - 2);
      if (!is_name(name)) return false;
      of_games += names_part_of_game(name) ? 1 : 0;
      of_positions += names_position(name) ? 1 : 0;
      at = end + 1;
    }
    return true;
  }
};

}  // namespace

bool is_table(std::string_view text) {
  const std::size_t end = pgn::line_end(text, 0);
  const std::size_t next = pgn::skip_blanks(text, end);
  if (end > longest_head || next >= text.size()) return false;
  const std::string_view line = text.substr(0, end);
  const std::string_view row = text.substr(next, pgn::line_end(text, next) - next);
  for (const char separator : {'\t', ',', ';'}) {
    Head head;
    if (line.find(separator) == std::string_view::npos || !head.read(line, separator)) continue;
    const bool holds_games = head.columns > 2 && head.of_games > 1;
    const bool holds_positions = separator == '\t' && head.of_positions > 0;
    if ((holds_games || holds_positions) && row.find(separator) != std::string_view::npos) return true;
  }
  return false;
}

}  // namespace mt::archive

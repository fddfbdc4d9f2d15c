#include "movetext/games/chess/foreign_files.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/lines.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/placement.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <vector>

namespace mt::chess {
namespace {

// Files of these types are recognised by text in their first 4 KiB.
constexpr std::size_t searched_bytes = std::size_t{4} << 10;

bool are_digits(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), text::is_digit);
}

// The fields of one row of a table, without their quotes.
using Fields = std::vector<std::string_view>;
Fields fields_of(std::string_view line, char separator) {
  constexpr std::size_t most = 32;
  Fields fields;
  while (fields.size() < most) {
    const std::size_t end = std::min(line.find(separator), line.size());
    std::string_view field = text::trim(line.substr(0, end));
    if (field.size() > 1 && field.front() == '"' && field.back() == '"')
      field = field.substr(1, field.size() - 2);
    fields.push_back(field);
    if (end == line.size()) break;
    line.remove_prefix(end + 1);
  }
  return fields;
}

// Returns whether the fields are one row of a puzzle table, such as "00008", "r6k/pp2r2p/... b - - 0 24",
// "f2g3 e6e7", "1798", "77", ...
bool is_puzzle(const Fields& fields) {
  constexpr std::size_t fewest = 4;
  return fields.size() >= fewest && text::begins_with_placement(fields[1]) && fields[2].size() >= 4 &&
         are_digits(fields[3]) && (fields.size() == fewest || are_digits(fields[4]));
}

// Returns whether the fields are the column names of a puzzle table.
bool names_puzzles(const Fields& fields) {
  const auto has = [&](std::string_view name) {
    return std::any_of(fields.begin(), fields.end(),
                       [&](std::string_view field) { return text::same_in_any_case(field, name); });
  };
  return has("FEN") && has("Moves") && (has("PuzzleId") || has("Rating"));
}

}  // namespace

bool is_puzzle_table(std::string_view text) {
  const std::string_view first = text::trim(text.substr(0, text::line_at(text, 0).end));
  for (const char separator : {',', ';', '\t', '|'}) {
    const Fields fields = fields_of(first, separator);
    if (names_puzzles(fields) || is_puzzle(fields)) return true;
  }
  return false;
}

bool is_lichess_game(std::string_view first_bytes) {
  const std::string_view begin = first_bytes.substr(0, searched_bytes);
  const auto has = [&](std::string_view name) { return begin.find(name) != std::string_view::npos; };
  return begin.starts_with('{') && has("\"players\"") && (has("\"perf\"") || has("\"speed\"")) &&
         !has("\"tags\"");
}

bool is_chess_com_games(std::string_view first_bytes) {
  const std::string_view begin = first_bytes.substr(0, searched_bytes);
  const auto has = [&](std::string_view name) { return begin.find(name) != std::string_view::npos; };
  return begin.starts_with('{') && has("\"pgn\"") && (has("\"games\"") || has("\"url\"")) && !has("\"tags\"");
}

}  // namespace mt::chess

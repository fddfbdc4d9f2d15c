#include "movetext/formats/sgg/lines.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace mt::sgg {
namespace {

using text::skip_blanks;

struct Opening {
  std::string_view words;
  Field field;
};
constexpr auto openings = std::to_array<Opening>({{"Monday", Field::date},
                                                  {"Tuesday", Field::date},
                                                  {"Wednesday", Field::date},
                                                  {"Thursday", Field::date},
                                                  {"Friday", Field::date},
                                                  {"Saturday", Field::date},
                                                  {"Sunday", Field::date},
                                                  {"GamesGrid", Field::server},
                                                  {"GridGammon", Field::server},
                                                  {"ELO:", Field::elo},
                                                  {"Jacoby:", Field::jacoby},
                                                  {"Automatic Doubles:", Field::automatic_doubles},
                                                  {"Crawford:", Field::crawford},
                                                  {"Beavers:", Field::beavers},
                                                  {"Raccoons:", Field::raccoons},
                                                  {"Doubling Cube:", Field::cube},
                                                  {"Rated:", Field::rated},
                                                  {"Match Length:", Field::length},
                                                  {"Variant:", Field::variant}});

bool skip_sign(std::string_view text, std::size_t& at, std::size_t end, char sign) {
  if (at >= end || text[at] != sign) return false;
  ++at;
  return true;
}

}  // namespace

std::optional<Names> read_names(std::string_view text, const Line& line) {
  constexpr std::string_view middle = " vs. ";
  const std::size_t begin = skip_blanks(text, line.begin, line.end);
  const std::size_t found = text.substr(0, line.end).find(middle, begin);
  if (found == std::string_view::npos || text::is_digit(text[begin])) return {};
  Names names{.first_begin = begin,
              .first_end = found,
              .second_begin = skip_blanks(text, found + middle.size(), line.end),
              .second_end = line.end};
  while (names.first_end > begin && text::is_blank(text[names.first_end - 1])) --names.first_end;
  while (names.second_end > names.second_begin && text::is_blank(text[names.second_end - 1]))
    --names.second_end;
  if (names.first_end == begin || names.second_end == names.second_begin) return {};
  return names;
}

std::optional<GameLine> read_game_line(std::string_view text, const Line& line) {
  constexpr std::string_view word = "Game ";
  std::size_t at = skip_blanks(text, line.begin, line.end);
  if (line.end - at < word.size() || text.compare(at, word.size(), word) != 0) return {};
  return read_score(text, line, skip_blanks(text, at + word.size(), line.end));
}

std::optional<GameLine> read_score(std::string_view text, const Line& line, std::size_t at) {
  if (!text::take_number(text, at, line.end, max_match_points) || !skip_sign(text, at, line.end, '.'))
    return {};
  at = skip_blanks(text, at, line.end);
  const auto first = text::take_number(text, at, line.end, max_match_points);
  skip_sign(text, at, line.end, '*');
  if (!first || !skip_sign(text, at, line.end, '-')) return {};
  const auto second = text::take_number(text, at, line.end, max_match_points);
  if (!second) return {};
  skip_sign(text, at, line.end, '*');
  GameLine game{.end = at, .first_score = *first, .second_score = *second, .length = {}};
  if (skip_sign(text, at, line.end, '/'))
    game.length = text::take_number(text, at, line.end, max_match_points);
  if (game.length) game.end = at;
  return game;
}

FieldLine read_field(std::string_view text, const Line& line) {
  const std::size_t first = skip_blanks(text, line.begin, line.end);
  const std::string_view words = text.substr(first, line.end - first);
  for (const Opening& row : openings) {
    if (!words.starts_with(row.words)) continue;
    const bool named = row.words.back() == ':';
    return {row.field, named ? skip_blanks(text, first + row.words.size(), line.end) : first};
  }
  return {};
}

std::string_view nearest_field(std::string_view words) {
  std::vector<std::string_view> names;
  for (const Opening& row : openings)
    if (row.words.back() == ':') names.push_back(row.words);
  const std::size_t colon = words.find(':');
  return colon == std::string_view::npos ? std::string_view()
                                         : text::nearest(words.substr(0, colon + 1), names);
}

std::optional<CellLine> read_cell_line(std::string_view text, const Line& line) {
  std::size_t at = line.begin;
  const auto number = text::take_number(text, at, line.end, max_match_points);
  if (!number || !skip_sign(text, at, line.end, '\t')) return {};
  CellLine cell{.number = *number};
  cell.second = skip_sign(text, at, line.end, '\t');
  cell.body = skip_blanks(text, at, line.end);
  return cell;
}

bool begins_match(std::string_view text, const Line& line) {
  if (!read_names(text, line)) return false;
  const std::string_view window = text.substr(0, std::min(text.size(), line.next + Borders::lookahead));
  for (std::size_t at = line.next; at < window.size();) {
    const Line next = line_at(window, at);
    if (skip_blanks(window, next.begin, next.end) < next.end)
      return read_field(window, next).field != Field::none || read_game_line(window, next).has_value();
    at = next.next;
  }
  return false;
}

bool Borders::is_border(std::string_view text, const Line& line) {
  if (!begun_) {
    begun_ = read_names(text, line).has_value() || read_game_line(text, line).has_value();
    return false;
  }
  return begins_match(text, line);
}

}  // namespace mt::sgg

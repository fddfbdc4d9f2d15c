#include "movetext/formats/sgg/match_reader.hpp"

#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"

namespace mt::sgg {

using text::skip_blanks;

void MatchReader::read_line(const Line& line) {
  if (skip_blanks(text_, line.begin, line.end) == line.end) return;
  if (const auto game = read_game_line(text_, line)) return begin_game(line, *game);
  if (!has_names_ && !in_game_) {
    if (const auto names = read_names(text_, line)) return read_players(*names);
  }
  if (!begun_) return add_stray(line.begin, line.end);
  if (read_damaged_heading(line)) return;
  if (!in_game_ && !read_damaged_beginning(line)) return read_header(line);
  if (const auto cell = read_cell_line(text_, line)) return read_cell(*cell, line.end);
  if (read_points(line) || read_automatic_double(line) || read_damaged_line(line)) return;
  add_comment(line.begin, line.end);
}

// Reads the players. The player named first becomes the second side, as in other programs that convert such
// files.
void MatchReader::read_players(const Names& names) {
  begun_ = has_names_ = true;
  meet_players(span(names.second_begin, names.second_end), span(names.first_begin, names.first_end));
}

void MatchReader::begin_game(const Line& line, const GameLine& game) {
  close_roll();
  forget_resignation();
  begun_ = in_game_ = true;
  roll_ = {};
  cube_turn_ = UINT32_MAX;
  const std::uint32_t length = game.length.value_or(0);
  const std::size_t first = skip_blanks(text_, line.begin, line.end);
  if (!has_length_ && (game.scored || length_ != no_length)) {
    if (length_ != no_length && length_ != length)
      report(Code::bad_match, first, game.end,
             "the lines above give a length of " + std::to_string(length_) +
                 " points; the length in this heading is used");
    length_ = length;
    set_length(length, first, game.end);
  } else if (has_length_ && length != length_) {
    report(Code::bad_match, first, game.end,
           "the first game gives the match a length of " + std::to_string(length_) + " points");
  }
  add(EventKind::game, first, game.end, 0,
      game.scored ? pack_score(game.second_score, game.first_score) : unknown_score);
  if (skip_blanks(text_, game.end, line.end) < line.end) add_stray(game.end, line.end);
}

// Reads "anna wins 2 points."; the same words in a player's chat are not a result.
bool MatchReader::read_points(const Line& line) {
  constexpr std::string_view wins = " wins ";
  const std::size_t begin = skip_blanks(text_, line.begin, line.end);
  for (const std::uint32_t side : {0U, 1U}) {
    const std::string_view name = record_.text(side == 0 ? first_name_ : second_name_);
    if (name.empty() || between(begin, line.end).substr(0, name.size()) != name) continue;
    const std::size_t word = begin + name.size();
    const std::size_t blanks = skip_blanks(text_, word, line.end);
    if (blanks == word || !between(blanks - 1, line.end).starts_with(wins)) continue;
    const std::size_t digits = skip_blanks(text_, blanks - 1 + wins.size(), line.end);
    const std::size_t end = text::digits_end(text_, digits, line.end);
    const std::int64_t points = text::parse_number(between(digits, end), max_match_points);
    const std::size_t next = skip_blanks(text_, end, line.end);
    if (points < 0 || !between(next, line.end).starts_with("point")) continue;
    close_roll();
    forget_resignation();
    add(EventKind::points, begin, line.end, 0, 2 * static_cast<std::uint32_t>(points) + side);
    return true;
  }
  return false;
}

// Reads "11: Automatic double".
bool MatchReader::read_automatic_double(const Line& line) {
  const std::size_t begin = skip_blanks(text_, line.begin, line.end);
  const bool named = text::is_digit(text_[begin]) &&
                     between(begin, line.end).find("Automatic double") != std::string_view::npos;
  if (!named) return false;
  report(Code::rules_assumed, begin, line.end,
         "automatic doubles are not replayed; this line is kept as a comment");
  add_comment(line.begin, line.end);
  return true;
}

}  // namespace mt::sgg

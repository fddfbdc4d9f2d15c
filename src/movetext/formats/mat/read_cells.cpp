// Reads the cells of a line of moves. A cell is dice and a play, a cube action, or the end of the game.
#include "movetext/formats/mat/cell_text.hpp"
#include "movetext/formats/mat/match_reader.hpp"
#include "movetext/record/play_words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::mat {
namespace {

// Limits for the number of bytes before the second column. They are needed because the names, which show
// where the column begins, may be very long or missing.
constexpr std::size_t narrowest_column = 24;
constexpr std::size_t widest_column = 42;

// Recognises the first word of "Wins 2 points", or of "Losses 2 points", which the same line may have for the
// other side.
bool is_result_word(std::string_view word) {
  return text::same_in_any_case(word, "wins") || text::same_in_any_case(word, "losses") ||
         text::same_in_any_case(word, "loses");
}

bool is_bar(std::string_view text, std::size_t at, std::size_t end) {
  return end - at >= 4 && (text[at] == 'b' || text[at] == 'B') && text.compare(at + 1, 3, "ar/") == 0;
}

// Returns whether the word at `at` resigns the game.
bool says_resign(std::string_view text, std::size_t at, std::size_t end) {
  const char letter = text::to_lower(text[at]);
  if (letter != 'c' && letter != 'r') return false;
  const std::string_view word = text.substr(at, letters_end(text, at, end) - at);
  return find_cube_word(word) == std::optional(CubeAction::resign);
}

// Returns the end of "Cannot move" or of an equivalent that other programs write, or `at` if there is none.
std::size_t dance_end(std::string_view text, std::size_t at, std::size_t end) {
  if (std::string_view("CcNnDdPp").find(text[at]) == std::string_view::npos) return at;
  for (const std::string_view words :
       {"cannot move", "cannot", "can't move", "no move", "no play", "dances", "dance", "pass"}) {
    if (end - at < words.size() || !text::same_in_any_case(text.substr(at, words.size()), words)) continue;
    const std::size_t behind = at + words.size();
    if (behind == end || text::is_blank(text[behind])) return behind;
  }
  return at;
}

}  // namespace

// Reads one or two cells. If a line has only one cell, its column shows which side it belongs to.
void MatchReader::read_cells(const Line& line, std::size_t from, std::uint32_t number) {
  const std::size_t line_place = at_;
  const std::size_t first_event = record_.tape.size();
  std::size_t first = skip_blanks(text_, from, line.end);
  std::size_t second_event = 0;
  int cells = 0;
  results_ = 0;
  position_aside_ = false;
  // The first cell starts after the number of the line, the second cell roughly below the name of the second
  // player.
  second_begin_ = line.begin + std::clamp(second_column_, narrowest_column, widest_column) * 2 / 3 + 1;
  for (at_ = first; at_ < line.end; at_ = skip_blanks(text_, at_, line.end)) {
    if (++cells == 2) second_event = record_.tape.size();
    if (cells <= 2 && read_cell(line.end)) continue;
    if (cells == 3 && puts_position_aside(first_event, second_event)) {
      cells = 2;
      if (read_cell(line.end)) continue;
    }
    if (read_unknown(line, from, cells) == Unknown::no_cell && --cells == 0)
      first = skip_blanks(text_, at_, line.end);
  }
  at_ = line_place;
  const bool alone_in_second = cells == 1 && first >= second_begin_;
  for (std::size_t i = first_event; i < record_.tape.size(); ++i) {
    Event& event = record_.tape[i];
    const bool second = alone_in_second || (cells >= 2 && i >= second_event);
    if (event.kind == EventKind::comment) continue;
    event.value =
        2 * (event.kind == EventKind::points ? event.value : number) + (second != columns_turned_ ? 1 : 0);
  }
  if (results_ > 0) settle_results(first_event);
}

bool MatchReader::begins_cell(std::size_t at, std::size_t end) const {
  if (is_roll(text_, at, end)) return true;
  if (!text::is_letter(text_[at])) return false;
  const std::string_view word = text_.substr(at, letters_end(text_, at, end) - at);
  return is_result_word(word) || find_cube_news(word).has_value();
}

// Reads the cell at at_. Returns false, with at_ unchanged, if the text is unknown.
bool MatchReader::read_cell(std::size_t end) {
  if (is_roll(text_, at_, end)) {
    read_roll(end);
    return true;
  }
  if (is_question(text_, at_, end)) {
    const std::size_t word = word_end(text_, at_, end);
    add(EventKind::cube, at_, word, static_cast<std::uint8_t>(CubeAction::resign));
    at_ = word;
    return true;
  }
  return read_setup(end) || read_words(end);
}

void MatchReader::read_roll(std::size_t end) {
  const std::size_t roll = at_;
  const bool dice =
      text_[roll] >= '1' && text_[roll] <= '6' && text_[roll + 1] >= '1' && text_[roll + 1] <= '6';
  // Nearly all plays take this fast path: only plays begin with a digit or with "bar/".
  if (dice && end - roll > 4 && text_[roll + 3] == ' ' &&
      (text::is_digit(text_[roll + 4]) || is_bar(text_, roll + 4, end))) {
    add(EventKind::roll, roll, roll + 2);
    at_ = roll + 4;
    return read_play(roll, end);
  }
  at_ = skip_blanks(text_, roll + 3, end);
  // if the text is not near the dice, it is the next cell
  const bool near = at_ < end && !is_gap(text_.substr(roll + 3, at_ - roll - 3));
  const bool resigns =
      near && !text::is_digit(text_[at_]) && (is_question(text_, at_, end) || says_resign(text_, at_, end));
  if (!dice && !resigns) {
    at_ = roll;
    return read_damaged(end);
  }
  if (dice)
    add(EventKind::roll, roll, roll + 2);
  else if (text_.compare(roll, 2, "00") != 0)  // "00: ????" means that the game was resigned before the roll
    report(Code::bad_dice, roll, roll + 2, "dice are two numbers from 1 to 6");
  if (resigns) {
    const std::size_t word = resigned_end(word_end(text_, at_, end), end);
    add(EventKind::cube, at_, word, static_cast<std::uint8_t>(CubeAction::resign));
    at_ = word;
    return;
  }
  // Reads "Illegal play" only if it is in the same column as the dice. A text that is not near the dice may
  // be in the other column.
  const bool in_column = near || at_ < second_begin_ || roll >= second_begin_;
  if (in_column && at_ < end && text::is_letter(text_[at_]) && read_setup(end)) return;
  const bool word = near && text::is_letter(text_[at_]);
  if (const std::size_t dance = word ? dance_end(text_, at_, end) : at_; dance > at_) {
    add(EventKind::null_ply, at_, dance);
    at_ = dance;
    return;
  }
  read_play(roll, end);
}

inline bool MatchReader::goes_on_as_play(std::size_t at, std::size_t end) const {
  if (text::is_digit(text_[at])) return !is_roll(text_, at, end);
  if (is_bar(text_, at, end)) return true;
  return !begins_cell(at, end) && begins_as_play(text_.substr(at, end - at));
}

// Reads the play for the roll at `roll`. at_ is at the first word of the play, or at the next cell if the
// roll has no play.
inline void MatchReader::read_play(std::size_t roll, std::size_t end) {
  const std::size_t begin = at_;
  std::size_t said = roll + 3;
  const std::size_t column_end = roll < second_begin_ ? second_begin_ : end;
  while (at_ < end && goes_on_as_play(at_, end)) {
    if (at_ >= column_end && is_gap(between(said, at_))) break;  // the next word is in the other column
    const std::size_t stop = word_end(text_, at_, end);
    if (text_[stop - 1] == ':' && stop > at_ + 1) break;  // the word is damaged dice
    said = stop;
    at_ = skip_blanks(text_, said, end);
  }
  std::size_t play_end = said > roll + 3 ? said : begin;
  if (at_ < end && !is_gap(text_.substr(said, at_ - said)) && goes_on_as_turn(at_, end))
    play_end = turn_end(end);  // the play contains a damaged word
  if (play_end > begin)
    add(EventKind::ply, begin, play_end);
  else
    add(EventKind::null_ply, roll + 2, roll + 2);  // no play was possible, or the game was resigned
}

// Reads a cube action or the end of a game: "Doubles => 4", "Takes", "Wins 2 points and the match".
bool MatchReader::read_words(std::size_t end) {
  const std::size_t begin = at_;
  std::size_t word = letters_end(text_, begin, end);
  const std::string_view first = text_.substr(begin, word - begin);
  if (is_result_word(first)) {
    read_points(begin, end, !text::same_in_any_case(first, "wins"));
    return true;
  }
  const auto action = find_cube_word(first);
  if (!action) return false;
  const std::size_t resigned = action == CubeAction::resign ? resigned_end(word, end) : word;
  if (resigned > word) {
    add(EventKind::cube, begin, resigned, static_cast<std::uint8_t>(*action));
    record_.tape.back().flags |= either_side;
    at_ = resigned;
    return true;
  }
  std::size_t at = skip_blanks(text_, word, end);
  std::size_t arrow = at;
  while (arrow < end && text_[arrow] == '=') ++arrow;  // the arrow may be "=>" or "==>"
  if (arrow > at && arrow < end && text_[arrow] == '>') at = skip_blanks(text_, arrow + 1, end);
  if (at < end && text::is_digit(text_[at]) && !is_roll(text_, at, end)) {
    word = text::digits_end(text_, at, end);
  }
  add(EventKind::cube, begin, word, static_cast<std::uint8_t>(*action));
  at_ = word;
  return true;
}

void MatchReader::read_points(std::size_t begin, std::size_t end, bool lost) {
  std::size_t at = skip_blanks(text_, letters_end(text_, begin, end), end);
  const std::size_t digits = at;
  at = text::digits_end(text_, at, end);
  const std::int64_t points = text::parse_number(text_.substr(digits, at - digits), max_match_points);
  for (const std::string_view word : {"point", "points", "and", "the", "match"}) {
    const std::size_t next = skip_blanks(text_, at, end);
    if (next < end && is_word(text_, next, end, word)) at = letters_end(text_, next, end);
  }
  told_points_ = true;
  ++results_;
  add(EventKind::points, begin, at, lost ? 1 : 0, points < 0 ? 0 : static_cast<std::uint32_t>(points));
  if (points < 0) report_error(Code::bad_match, begin, at, "the number of points is missing");
  at_ = at;
}

// Reads "Illegal play (...)". The parentheses contain the position after the play, in the fields of Snowie.
bool MatchReader::read_setup(std::size_t end) {
  if (!is_word(text_, at_, end, "illegal")) return false;
  std::size_t at = skip_blanks(text_, letters_end(text_, at_, end), end);
  if (!is_word(text_, at, end, "play")) return false;
  at = skip_blanks(text_, letters_end(text_, at, end), end);
  if (at >= end || text_[at] != '(') return false;
  // Each field ends with a semicolon; a name may contain parentheses.
  const std::string_view line = text_.substr(0, end);
  const std::size_t last_field = line.find(";)", at);
  const std::size_t close = last_field == std::string_view::npos ? line.rfind(')') : last_field + 1;
  if (close == std::string_view::npos || close < at) return false;
  record_.tape.push_back({.kind = EventKind::setup, .text = span(at + 1, close)});
  at_ = close + 1;
  return true;
}

}  // namespace mt::mat

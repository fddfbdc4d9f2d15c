#include "movetext/formats/mat/match_reader.hpp"

#include "movetext/record/roster.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"

#include <array>

namespace mt::mat {
namespace {

// Returns whether the words may be a damaged length: "5 poin match", "5point match", "x point match".
bool may_be_length(std::string_view words) {
  constexpr std::array<std::string_view, 2> wanted{"point", "match"};
  int found = 0;
  bool number = false;
  for (std::size_t at = 0; at < words.size();) {
    const std::size_t digits = text::digits_end(words, at, words.size());
    const std::size_t end = text::letters_end(words, digits, words.size());
    const std::string_view word = words.substr(digits, end - digits);
    number = number || digits > at;
    if (word.size() > 2 && !text::nearest(word, wanted).empty()) ++found;
    at = end > at ? end : at + 1;
  }
  return found == 2 || (found == 1 && number && words.size() < 20);
}

// A name and score at the end of a range, such as "anna : 12". `name_end` is the end of the name, or npos if
// the range does not end with a score.
struct Scored {
  std::size_t name_end = std::string_view::npos;
  std::uint32_t score = 0;  // unknown_score if the number is too large
};
Scored score_at_end(std::string_view text, std::size_t begin, std::size_t end) {
  while (end > begin && text::is_blank(text[end - 1])) --end;
  std::size_t digits = end;
  while (digits > begin && text::is_digit(text[digits - 1])) --digits;
  std::size_t colon = digits;
  const bool negative = colon > begin && text[colon - 1] == '-';
  if (negative) --colon;
  while (colon > begin && text::is_blank(text[colon - 1])) --colon;
  if (digits == end || colon == begin || text[colon - 1] != ':') return {};
  const std::int64_t score = text::parse_number(text.substr(digits, end - digits), max_match_points);
  std::size_t name_end = colon - 1;
  while (name_end > begin && text::is_blank(text[name_end - 1])) --name_end;
  return {name_end, negative || score < 0 ? unknown_score : static_cast<std::uint32_t>(score)};
}

// Returns the end of the first player's score. The score has a form such as " : 1", but a name may contain
// such a text too. Therefore the first one with two blanks after it is taken, or else the last one with one
// blank after it. Returns npos if there is neither.
std::size_t first_score_end(std::string_view text, std::size_t begin, std::size_t end) {
  std::size_t found = std::string_view::npos;
  for (std::size_t at = begin; at < end; ++at) {
    if (text[at] != ':') continue;
    std::size_t digits = text::skip_blanks(text, at + 1, end);
    if (digits < end && text[digits] == '-') ++digits;
    const std::size_t behind = text::digits_end(text, digits, end);
    if (behind == digits || behind >= end || !text::is_blank(text[behind])) continue;
    if (score_at_end(text, begin, behind).name_end == std::string_view::npos) continue;
    found = behind;
    if (behind + 1 < end && text::is_blank(text[behind + 1])) return behind;
  }
  return found;
}

}  // namespace

bool MatchReader::is_border(const Line& line) {
  start_ = classify(text_, {at_, line.end, line.next});
  if (begun_ && ends_before(start_)) return true;
  begun_ = begun_ || start_.kind == LineKind::length || start_.kind == LineKind::game;
  after_blank_ = start_.kind == LineKind::blank;
  return false;
}

// Returns whether the line at at_ belongs to the next match. Must be called only after a match has started.
bool MatchReader::ends_before(const LineStart& start) {
  if (start.kind == LineKind::length) return true;
  if (start.kind != LineKind::comment || at_ < not_a_match_) return false;
  if (!may_open_match(text_, start, after_blank_)) return false;
  return leads_to_match(text_, at_, options_.limits.lookahead, not_a_match_);
}

void MatchReader::read_line(const Line& line) {
  const LineStart& start = start_;
  switch (start.kind) {
    case LineKind::blank:
      return;
    case LineKind::comment:
      return read_comment(line, start);
    case LineKind::length:
      return read_length(line, start);
    case LineKind::game:
      return read_game(line, start);
    case LineKind::moves:
    case LineKind::other:
      break;
  }
  if (wants_players_) {
    if (read_players(line, start.first)) return;
    tell_no_players();
  }
  if (!in_game_ || told_points_) {
    if (read_headless(line, start)) return;
    if (!in_game_) return read_preface(line, start);
  }
  const bool numbered = start.kind == LineKind::moves;
  if (numbered && start.number != expected_ && start.number + 1 != expected_)
    report(Code::move_number, start.first, start.body,
           "this should be line number " + std::to_string(expected_) + " of the game");
  if (numbered) expected_ = (start.number == no_number ? expected_ : start.number) + 1;
  read_cells(line, numbered ? start.body : start.first, expected_ - 1);
}

// Reads a line before the first game. A damaged length, "5 poin match", is reported.
void MatchReader::read_preface(const Line& line, const LineStart& start) {
  const std::string_view words = text::trim(between(start.first, line.end));
  if (!has_length_ && may_be_length(words)) {
    report_error(Code::bad_match, start.first, start.first + words.size(),
                 "this looks like the length of a match; write it as \"5 point match\"");
    return add_comment(start.first, line.end, CommentStyle::stray);
  }
  add_stray(start.first, line.end);
}

void MatchReader::read_comment(const Line& line, const LineStart& start) {
  std::size_t end = line.end;
  while (end > start.body && text::is_blank(text_[end - 1])) --end;
  if (!begun_ && start.number == 1 && read_tag(start.body, end)) return;
  add_comment(start.body, end);
}

// Reads [Name "value"]; the value may contain quotes.
bool MatchReader::read_tag(std::size_t begin, std::size_t end) {
  const std::string_view line = text_.substr(begin, end - begin);
  const std::size_t quote = line.find('"');
  if (!line.starts_with('[') || quote == std::string_view::npos) return false;
  const std::string_view name = text::trim(line.substr(1, quote - 1));
  const std::size_t close = line.rfind('"');
  if (name.empty() || close <= quote || text::trim(line.substr(close + 1)) != "]") return false;
  if (is_match_tag(name)) return false;
  const std::size_t name_begin = begin + static_cast<std::size_t>(name.data() - line.data());
  add_tag(span(name_begin, name_begin + name.size()), span(begin + quote + 1, begin + close), begin, end);
  return true;
}

void MatchReader::read_length(const Line& line, const LineStart& start) {
  set_length(start.number, start.first, line.end);
  if (start.body < line.end) add_stray(start.body, line.end);
}

void MatchReader::read_game(const Line& line, const LineStart& start) {
  if (wants_players_) tell_no_players();
  open_game(start.first, start.body);
  const std::string_view rest = text::trim(text_.substr(start.body, line.end - start.body));
  if (!rest.empty()) add_stray(start.body, line.end);
}

void MatchReader::open_game(std::size_t begin, std::size_t end) {
  in_game_ = wants_players_ = true;
  told_points_ = columns_turned_ = false;
  game_event_ = record_.tape.size();
  expected_ = 1;
  add(EventKind::game, begin, end, 0, unknown_score);
}

// Reads the start of a game without its line "Game 3": the line with the names, or, at the start of a match,
// the first line of moves. Returns false if the caller must still read the line in the usual way.
bool MatchReader::read_headless(const Line& line, const LineStart& start) {
  if (!begun_) return false;
  const bool moves = start.kind == LineKind::moves && !in_game_;
  if (!moves && !are_players(line, start.first)) return false;
  report(Code::bad_match, start.first, line.end,
         "a line such as \"Game 1\" is missing before this line; a game starts here");
  open_game(start.first, start.first);
  if (!moves) return read_players(line, start.first);
  wants_players_ = false;
  expected_ = start.number == no_number ? 1 : start.number;
  return false;
}

// Reports that the line with the players does not follow the line "Game 3".
void MatchReader::tell_no_players() {
  wants_players_ = false;
  const Span heading = record_.tape[game_event_].text;
  report(Code::score_mismatch, heading.begin, heading.end,
         "the line with the players and their score is missing after this line; the score is taken from the "
         "previous games");
}

void MatchReader::end_lines() {
  if (wants_players_) tell_no_players();
}

bool MatchReader::are_players(const Line& line, std::size_t first) const {
  const Scored second = score_at_end(text_, first, line.end);
  return second.name_end != std::string_view::npos &&
         first_score_end(text_, first, second.name_end) != std::string_view::npos;
}

// Reads the players and the score, " name : 0      name : 2".
bool MatchReader::read_players(const Line& line, std::size_t first) {
  const Scored second = score_at_end(text_, first, line.end);
  if (second.name_end == std::string_view::npos) return false;
  const std::size_t end = first_score_end(text_, first, second.name_end);
  if (end == std::string_view::npos) return false;
  const Scored one = score_at_end(text_, first, end);
  std::size_t name = end;
  while (name < second.name_end && text::is_blank(text_[name])) ++name;
  second_column_ = name - line.begin;
  wants_players_ = false;
  const Players players = meet_players(span(first, one.name_end), span(name, second.name_end));
  columns_turned_ = players == Players::turned;
  if (one.score == unknown_score || second.score == unknown_score)
    report(Code::bad_match, first, line.end,
           "a score must be a number up to " + std::to_string(max_match_points) +
               "; the score is taken from the previous games");
  else
    record_.tape[game_event_].value =
        columns_turned_ ? pack_score(second.score, one.score) : pack_score(one.score, second.score);
  if (players == Players::turned)
    report_error(
        Code::player_name, first, second.name_end,
        "the players have exchanged their columns; their moves are read in the order of the first game");
  if (players == Players::other) tell_other_players(first, second.name_end, line.end);
  return true;
}

}  // namespace mt::mat

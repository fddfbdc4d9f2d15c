#include "movetext/formats/oldmoves/match_reader.hpp"

#include "movetext/record/play_words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/nearest.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace mt::oldmoves {
namespace {

using text::letters_end;
using text::skip_blanks;

std::size_t trimmed_end(std::string_view text, std::size_t begin, std::size_t end) {
  while (end > begin && text::is_blank(text[end - 1])) --end;
  return end;
}

constexpr std::size_t npos = std::string_view::npos;

// Returns whether the words start with dice, or with words that the server writes for a turn.
bool begins_turn(std::string_view words) {
  if (words.size() > 1 && words[0] == '(') return text::is_digit(words[1]);
  const std::string_view first = words.substr(0, letters_end(words, 0, words.size()));
  return find_cube_word(first).has_value() || text::same_in_any_case(first, "wins");
}

// Returns whether the words contain a play, dice or a cube action, perhaps after other words.
bool holds_turn(std::string_view words) {
  for (std::size_t at = 0; at < words.size();) {
    at = skip_blanks(words, at, words.size());
    const std::size_t end = text::word_end(words, at, words.size());
    const std::string_view word = words.substr(at, end - at);
    const bool plays = word.find_first_of("-/") != npos && looks_like_play(word);
    if (plays || begins_turn(words.substr(at))) return true;
    at = end;
  }
  return false;
}

bool are_dice(std::string_view digits) {
  return digits.size() == 2 && digits.find_first_not_of("123456") == std::string_view::npos;
}

// The text where the dice of a turn are expected, "(6 5)"; it may be damaged.
struct RollText {
  std::string digits;   // the text between the parentheses, without blanks
  std::size_t end = 0;  // index after the text
  bool whole = true;    // the parentheses and the blank between the dice are present
};

// Reads the dice at `begin`. If the closing parenthesis is missing, the dice are the numbers before the next
// word.
RollText read_roll_text(std::string_view text, std::size_t begin, std::size_t end) {
  RollText roll;
  const bool opened = text[begin] == '(';
  const std::size_t first = opened ? begin + 1 : begin;
  const std::size_t close = std::min(text.find(')', begin), end);
  std::size_t at = first;
  if (close < end) {
    roll.end = close + 1;
  } else {
    while (at < end && (text::is_digit(text[at]) || text::is_blank(text[at]))) ++at;
    while (at > first && at < end && !text::is_blank(text[at - 1])) --at;
    roll.end = at;
  }
  const std::string_view inside = text.substr(first, std::min(roll.end, close) - first);
  for (const char c : inside)
    if (!text::is_blank(c) && c != ':') roll.digits += c;
  roll.whole = opened && close < end && inside.size() == 3 && text::is_blank(inside[1]);
  return roll;
}

}  // namespace

void MatchReader::read_line(const Line& line) {
  if (skip_blanks(text_, line.begin, line.end) == line.end) return;
  if (const auto heading = read_heading(text_, line)) return begin_game(line, *heading);
  if (wants_players_) {
    wants_players_ = false;
    if (const auto names = read_names(text_, line)) return read_players(line, *names);
    settle_score();
    if (read_damaged_names(line)) return;
  }
  if (read_damaged_heading(line)) return;
  const auto turn = in_game_ ? oldmoves::read_turn(text_, line) : std::nullopt;
  if (turn && (turn->body == line.end || text_[turn->body] != ':')) return read_turn(line, *turn);
  if (!in_game_ || !(read_late_opening(line) || read_damaged_opening(line))) add_stray(line.begin, line.end);
}

void MatchReader::tell_no_heading(std::size_t begin, std::size_t end) {
  report_error(Code::bad_match, begin, end,
               "the first line of a game must be like \"Score is 2-1 in a 5 point match.\"");
}

// Reads a damaged line of names, "ann is X - bob s O". The players are then assumed to be those of the
// previous games.
bool MatchReader::read_damaged_names(const Line& line) {
  const std::string_view words = between(line.begin, line.end);
  if (oldmoves::read_turn(text_, line)) return false;
  if (words.find(" - ") == npos && words.find(" is ") == npos) return false;
  report_error(Code::bad_match, skip_blanks(text_, line.begin, line.end), line.end,
               "the line with the players must be like \"ann is X - bob is O\"");
  add_comment(line.begin, line.end, CommentStyle::stray);
  return true;
}

// Reads a damaged heading, "Scroe is 2-1 in a 5 point match."; the score is computed from the previous games.
bool MatchReader::read_damaged_heading(const Line& line) {
  if (!is_like_heading(text_, line)) return false;
  const std::size_t begin = skip_blanks(text_, line.begin, line.end);
  tell_no_heading(begin, line.end);
  Heading heading{.begin = begin, .length = unknown_length};
  if (expected_ != unknown_score) {
    heading.score_x = score_of(turned_ ? Side::second : Side::first, expected_);
    heading.score_o = score_of(turned_ ? Side::first : Side::second, expected_);
  }
  begin_game(line, heading);
  return true;
}

// Reads a turn that comes after other words on its line, "foo X: (6 5) 24-13".
bool MatchReader::read_late_opening(const Line& line) {
  const std::size_t begin = skip_blanks(text_, line.begin, line.end);
  for (std::size_t at = begin; at < line.end;
       at = skip_blanks(text_, text::word_end(text_, at, line.end), line.end)) {
    const auto turn = oldmoves::read_turn(text_, {.begin = at, .end = line.end, .next = line.next});
    if (!turn || !begins_turn(between(turn->body, line.end))) continue;
    report_error(Code::move_syntax, begin, at, "a turn must begin with \"X:\" or \"O:\"");
    read_turn(line, *turn);
    return true;
  }
  return false;
}

// Reads a turn whose "X:" or "O:" is damaged or missing: "X; doubles", "(6 5) 24-13".
bool MatchReader::read_damaged_opening(const Line& line) {
  constexpr std::size_t longest_opening = 4;
  const std::size_t begin = skip_blanks(text_, line.begin, line.end);
  std::size_t body = begin;
  while (body < line.end && body - begin < longest_opening && !begins_turn(between(body, line.end))) ++body;
  if (!begins_turn(between(body, line.end))) return false;
  const bool named = text_[begin] == 'X' || text_[begin] == 'O';
  if (body == begin && text_[body] != '(') return false;
  const char other = (other_side() == 1) != turned_ ? 'O' : 'X';
  report_error(Code::move_syntax, begin, body, "a turn must begin with \"X:\" or \"O:\"");
  read_turn(line, {named ? text_[begin] : other, body});
  return true;
}

void MatchReader::end_lines() {
  if (wants_players_) settle_score();
}

void MatchReader::begin_game(const Line& line, const Heading& heading) {
  if (wants_players_) {
    report(Code::bad_match, heading.begin, line.end,
           "a game has only one heading; this second one is kept as a comment");
    return add_comment(line.begin, line.end, CommentStyle::stray);
  }
  forget_resignation();
  restart_turns();
  if (heading.damaged) tell_no_heading(heading.begin, line.end);
  begun_ = true;
  if (!has_length_ && heading.length != unknown_length) set_length(heading.length, heading.begin, line.end);
  if (heading.begin > line.begin) add_comment(line.begin, heading.begin);
  in_game_ = wants_players_ = true;
  heading_ = heading;
  game_event_ = record_.tape.size();
  add(EventKind::game, heading.begin, trimmed_end(text_, heading.begin, line.end), 0, unknown_score);
}

void MatchReader::read_players(const Line& line, const Names& names) {
  const Span x = span(names.x_begin, names.x_end);
  const Span o = span(names.o_begin, names.o_end);
  const Players players = meet_players(x, o);
  if (players == Players::other) tell_other_players(names.x_begin, names.o_end, line.end);
  if (players != Players::other) turned_ = players == Players::turned;
  settle_score();
}

// Determines which number of the score belongs to X and which to O. FIBS sometimes exchanges them; the points
// of the previous games show which order is right.
void MatchReader::settle_score() {
  wants_players_ = false;
  const auto score = [&](bool turned) {
    return turned ? pack_score(heading_.score_o, heading_.score_x)
                  : pack_score(heading_.score_x, heading_.score_o);
  };
  bool turned = turned_;
  if (expected_ != unknown_score && score(turned) != expected_ && score(!turned) == expected_) {
    turned = !turned;
    const Span heading = record_.tape[game_event_].text;
    report(Code::score_mismatch, heading.begin, heading.end,
           "the two scores are exchanged, as the previous games show; they are read in the right order");
  }
  record_.tape[game_event_].value = expected_ = score(turned);
}

void MatchReader::read_turn(const Line& line, const Turn& turn) {
  const std::uint32_t value = next_turn((turn.letter == 'O') != turned_ ? 1 : 0);
  const std::size_t end = trimmed_end(text_, turn.body, line.end);
  const std::string_view words = between(turn.body, end);
  const bool lost_opening = begins_as_play(words) && words.find(')') < words.find('-');
  if (words.starts_with('(') || lost_opening)
    read_roll(turn.body, end, value);
  else if (!read_words(turn.body, end, value) && !read_damaged_turn(turn.body, end, value))
    add_stray(line.begin, line.end);
}

// Reads a play without dice, or damaged words about the cube. They are kept as a ply, so that the replay
// reports them.
bool MatchReader::read_damaged_turn(std::size_t begin, std::size_t end, std::uint32_t turn) {
  const std::string_view words = between(begin, end);
  if (words.find(" point") != npos) {
    report_error(Code::bad_match, begin, end, "this looks like a result; write it as \"wins 2 points\"");
    add_comment(begin, end, CommentStyle::stray);
    return true;
  }
  if (!begins_as_play(words) && !may_be_of_turn(words.substr(0, words.find(' '))) && !holds_turn(words))
    return false;
  if (has_resigned()) {
    report_error(
        Code::cube_action, begin, end,
        "after a resignation the other player must accept or reject it; this turn is kept as a comment");
    add_comment(begin, end, CommentStyle::stray);
  } else if (looks_like_play(words) && is_ascending(words)) {
    add_instead(EventKind::ply, begin, end, mirror_play(words), turn);
  } else {
    add(EventKind::ply, begin, end, 0, turn);
  }
  return true;
}

// Reads a roll and its play: "(6 5) 24-18 18-13", "(1 1) can't move".
void MatchReader::read_roll(std::size_t begin, std::size_t end, std::uint32_t turn) {
  withdraw_resignation();
  const RollText roll = read_roll_text(text_, begin, end);
  const std::size_t play = skip_blanks(text_, roll.end, end);
  const std::string_view words = between(play, end);
  const bool dances = words.empty() || text::same_in_any_case(words.substr(0, 10), "can't move");
  const bool plays = !dances && (begins_as_play(words) || may_be_of_turn(words.substr(0, words.find(' '))) ||
                                 holds_turn(words));
  const bool mirrored = looks_like_play(words) && is_ascending(words);
  if (!are_dice(roll.digits)) {
    const std::string own = !plays ? std::string() : mirrored ? mirror_play(words) : std::string(words);
    add_unread(begin, plays ? end : roll.end, roll.digits, own, turn);
    if (!dances && !plays) add_stray(play, end);
    return;
  }
  if (!roll.whole)
    report(Code::bad_dice, begin, roll.end, "dice must have the form (6 5), with both parentheses");
  add_instead(EventKind::roll, begin, roll.end, roll.digits, turn);
  if (dances) return add(EventKind::null_ply, play, end, 0, turn);
  if (!plays) {
    add(EventKind::null_ply, play, play, 0, turn);
    return add_stray(play, end);
  }
  if (mirrored)
    add_instead(EventKind::ply, play, end, mirror_play(words), turn);
  else
    add(EventKind::ply, play, end, 0, turn);  // the replay reports a damaged play
}

// Reads a turn without dice: "doubles", "accepts", "rejects", "wants to resign. ...", "wins 2 points".
bool MatchReader::read_words(std::size_t begin, std::size_t end, std::uint32_t turn) {
  const std::size_t word = letters_end(text_, begin, end);
  const std::string_view first = between(begin, word);
  const std::size_t next = skip_blanks(text_, word, end);
  if (text::same_in_any_case(first, "wins")) {
    read_points(begin, next, end, turn);
    return true;
  }
  constexpr std::string_view to_resign = "to resign";
  if (text::same_in_any_case(first, "wants") && between(next, end).starts_with(to_resign)) {
    resign(begin, end, turn);
    return true;
  }
  const auto action = find_cube_word(first);
  if (!action) return false;
  if (answers_resignation(*action, begin, end)) return true;
  if (*action == CubeAction::resign) {
    resign(begin, end, turn);
    return true;
  }
  withdraw_resignation();
  add(EventKind::cube, begin, word, static_cast<std::uint8_t>(*action), turn);
  const std::size_t rest = text_[word < end ? word : begin] == '.' ? word + 1 : word;
  if (skip_blanks(text_, rest, end) < end) add_comment(rest, end);
  return true;
}

void MatchReader::read_points(std::size_t begin, std::size_t digits, std::size_t end, std::uint32_t turn) {
  const std::size_t stop = text::digits_end(text_, digits, end);
  const std::int64_t points = text::parse_number(between(digits, stop), max_match_points);
  if (points < 0) report_error(Code::bad_match, begin, end, "the number of points is missing");
  forget_resignation();
  const auto won = points < 0 ? 0U : static_cast<std::uint32_t>(points);
  add(EventKind::points, begin, end, 0, 2 * won + turn % 2);
  if (expected_ == unknown_score) return;
  const std::uint32_t sum = score_of(side_of(turn), expected_) + won;
  const std::uint32_t others = score_of(other(side_of(turn)), expected_);
  expected_ = sum > max_match_points ? unknown_score
                                     : (turn % 2 == 0 ? pack_score(sum, others) : pack_score(others, sum));
}

}  // namespace mt::oldmoves

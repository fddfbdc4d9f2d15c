#include "movetext/formats/bgammon/match_reader.hpp"

#include "movetext/record/play_words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/date.hpp"
#include "movetext/text/number.hpp"

#include <algorithm>
#include <utility>

namespace mt::bgammon {
namespace {

bool are_dice(std::string_view digits) {
  return digits.size() == 2 && digits.find_first_not_of("123456") == std::string_view::npos;
}

// Returns the date (UTC) of a time in seconds since 1970. The calculation uses the Gregorian calendar with
// years that begin in March, in cycles of 400 years.
std::string date_of(std::int64_t seconds) {
  constexpr std::int64_t days_of_cycle = 146'097;
  const std::int64_t days = seconds / 86'400 + 719'468;  // days since 0000-03-01
  const std::int64_t in_cycle = days % days_of_cycle;
  const std::int64_t year = (in_cycle - in_cycle / 1'460 + in_cycle / 36'524 - in_cycle / 146'096) / 365;
  const std::int64_t in_year = in_cycle - (365 * year + year / 4 - year / 100);
  const std::int64_t month = (5 * in_year + 2) / 153;  // 0 is March
  const std::int64_t day = in_year - (153 * month + 2) / 5 + 1;
  std::string date;
  text::write_date(
      {.year = static_cast<std::int16_t>(400 * (days / days_of_cycle) + year + (month >= 10 ? 1 : 0)),
       .year_digits = 4,
       .month = static_cast<std::uint8_t>(month >= 10 ? month - 9 : month + 3),
       .day = static_cast<std::uint8_t>(day)},
      date);
  return date;
}

constexpr std::size_t npos = std::string_view::npos;
constexpr std::int64_t last_second = 253'402'300'799;  // the end of the year 9999

}  // namespace

void MatchReader::read_line(const Line& line) {
  if (text::skip_blanks(text_, line.begin, line.end) == line.end) return;
  if (is_index_line(text_, line)) return;
  if (const auto game = read_game_line(text_, line)) {
    if (std::exchange(heading_, between(line.begin, line.end)) != between(line.begin, line.end))
      return begin_game(line, *game);
    report(Code::bad_match, line.begin, line.end,
           "a game has only one first line \"i ...\"; this second one is kept as a comment");
    return add_comment(line.begin, line.end, CommentStyle::stray);
  }
  heading_ = {};
  const bool read = game_ && (read_event(line) || read_damaged_heading(line) || read_damaged(line));
  if (read) return;
  const Word first = next_word(text_, line.begin, line.end);
  if (!game_ && between(first.begin, first.end) == "i") {
    tell_no_heading(first.begin, line.end);
    return add_comment(first.begin, line.end, CommentStyle::stray);
  }
  add_stray(line.begin, line.end);
}

void MatchReader::end_lines() {
  end_game(unknown_score);
  if (has_time_) record_.push_tag(record_.keep(timestamp_tag), record_.keep(times_));
}

void MatchReader::begin_game(const Line& line, const GameLine& game) {
  const Players players =
      meet_players(span(game.first.begin, game.first.end), span(game.second.begin, game.second.end));
  const bool turned = players == Players::turned;
  const std::uint32_t score =
      turned ? pack_score(game.score[1], game.score[0]) : pack_score(game.score[0], game.score[1]);
  if (game_)
    end_game(score);
  else
    begin_match(game);
  turned_ = turned;
  score_ = score;
  const std::size_t begin = text::skip_blanks(text_, line.begin, line.end);
  if (game.length != length_)
    report(Code::bad_match, begin, game.variant.end,
           "the first game gives the match a length of " + std::to_string(length_) + " points");
  game_ = game;
  cube_ = 1;
  restart_turns();
  loser_.reset();
  forget_resignation();
  add(EventKind::game, begin, game.variant.end, 0, score);
  if (players == Players::other) tell_other_players(game.first.begin, game.second.end, game.second.end);
  const bool timed = game.time.end > game.time.begin;
  if (!times_.empty()) times_ += ' ';
  times_ += timed ? between(game.time.begin, game.time.end) : "0";
  has_time_ = has_time_ || (timed && times_.find_first_not_of("0 ") != std::string::npos);
}

void MatchReader::begin_match(const GameLine& game) {
  const std::string_view variant = between(game.variant.begin, game.variant.end);
  const std::int64_t number = text::parse_number(variant, variations.size() - 1);
  add_tag(record_.keep("Variation"),
          number < 0 ? span(game.variant.begin, game.variant.end)
                     : record_.keep(variations[static_cast<std::size_t>(number)]),
          game.variant.begin, game.variant.end);
  const std::int64_t seconds = text::parse_number(between(game.time.begin, game.time.end), last_second);
  if (seconds > 0) record_.set_tag("EventDate", date_of(seconds));
  length_ = game.length;
  set_length(game.length, game.variant.begin, game.variant.end);
}

void MatchReader::tell_no_heading(std::size_t begin, std::size_t end) {
  report_error(
      Code::bad_match, begin, end,
      "the first line of a game must be \"i TIME NAME NAME LENGTH SCORE SCORE WINNER POINTS VARIANT\"");
}

// Reads a damaged first line of a game, "i 1702738670 ann bert 5 0". The game starts here; its score is
// computed from the previous games.
bool MatchReader::read_damaged_heading(const Line& line) {
  const Word opening = next_word(text_, line.begin, line.end);
  constexpr std::ptrdiff_t fewest_words = 6;
  std::ptrdiff_t words = 0;
  bool named = false;
  for (Word word = opening; word.begin < word.end; word = next_word(text_, word.end, line.end)) {
    ++words;
    const std::string_view name = between(word.begin, word.end);
    named = named || name == record_.text(first_name_) || name == record_.text(second_name_);
  }
  if (between(opening.begin, opening.end) != "i" && !(named && words >= fewest_words)) return false;
  tell_no_heading(opening.begin, line.end);
  end_game(unknown_score);
  game_->winner = game_->points = 0;
  score_ = unknown_score;
  cube_ = 1;
  restart_turns();
  loser_.reset();
  forget_resignation();
  add(EventKind::game, opening.begin, line.end, 0, unknown_score);
  times_ += " 0";
  return true;
}

// Ends a game. The first line of the game gives its result. `next` is the score in the first line of the next
// game, in the form of Event::value; it shows the result too.
void MatchReader::end_game(std::uint32_t next) {
  if (!game_) return;
  std::uint32_t winner = game_->winner;  // 1, 2
  if (loser_) winner = *loser_ == 0 ? 2 : 1;
  if (winner == 0) return;
  const std::uint32_t side = (winner == 2) != turned_ ? 1 : 0;
  add(EventKind::points, game_->points_word.begin, game_->points_word.end, 0,
      2 * points_won(side_of(side), next) + side);
}

// Returns the points won, multiplied by the cube. In the file, the server writes 1 for a single game, 2 for a
// gammon and 3 for a backgammon, not multiplied by the cube.
std::uint32_t MatchReader::points_won(Side winner, std::uint32_t next) const {
  const std::uint32_t before = score_of(winner, score_);
  if (next != unknown_score && score_ != unknown_score && score_of(winner, next) > before &&
      score_of(other(winner), next) == score_of(other(winner), score_))
    return score_of(winner, next) - before;
  if (declined_ && loser_) return cube_;
  const std::uint32_t points = std::max(game_->points, 1U);
  return points <= 3 ? std::min(points * cube_, max_match_points) : points;
}

// Reads "1 r 5-3 13/8 24/21", "2 d 4 1", "1 t".
bool MatchReader::read_event(const Line& line) {
  const Word player = next_word(text_, line.begin, line.end);
  const Word kind = next_word(text_, player.end, line.end);
  const std::string_view number = between(player.begin, player.end);
  if ((number != "1" && number != "2") || kind.end != kind.begin + 1) return false;
  const bool second = (number == "2") != turned_;
  const std::uint32_t turn = text_[kind.begin] == 't' && has_open_roll(second) ? record_.tape.back().value
                                                                               : next_turn(second ? 1 : 0);
  const std::size_t begin = text::skip_blanks(text_, kind.end, line.end);
  switch (text_[kind.begin]) {
    case 'd':
      read_double(kind.begin, line.end, turn);
      return true;
    case 'r':
      return read_roll(begin, line.end, turn);
    case 't':
      if (begin < line.end) return false;
      if (has_open_roll(second)) record_.tape.pop_back();  // the game was resigned after the roll
      resign(kind.begin, kind.end, turn);
      loser_ = number == "2" ? 1 : 0;
      declined_ = false;
      return true;
    default:
      return false;
  }
}

// Adds a damaged line as a ply, if it starts like an event or has dice or a play; the replay reports it.
bool MatchReader::read_damaged(const Line& line) {
  const Word player = next_word(text_, line.begin, line.end);
  const Word kind = next_word(text_, player.end, line.end);
  const std::string_view number = between(player.begin, player.end);
  const bool numbered = number == "1" || number == "2";
  const bool event = kind.end == kind.begin + 1 && std::string_view("rdt").find(text_[kind.begin]) != npos;
  bool plays = false;
  for (Word word = player; word.begin < word.end; word = next_word(text_, word.end, line.end))
    plays = plays || may_be_of_turn(between(word.begin, word.end));
  const bool glued = number.size() <= 2 && number.find_first_not_of("12rdt") == npos;  // "2d 2 0", "d 2 0"
  if (!plays && !numbered && !event && !glued) return false;
  withdraw_resignation();
  const std::uint32_t side = numbered ? ((number == "2") != turned_ ? 1 : 0) : other_side();
  std::size_t end = line.end;
  while (end > player.begin && text::is_blank(text_[end - 1])) --end;
  add(EventKind::ply, player.begin, end, 0, next_turn(side));
  return true;
}

// Returns whether the last event is a roll of the side, after which no play has been read.
bool MatchReader::has_open_roll(bool second) const {
  return !record_.tape.empty() && record_.tape.back().kind == EventKind::null_ply &&
         (side_of(record_.tape.back().value) == Side::second) == second;
}

// Reads "d 4 1": the new value of the cube, then 1 if the other side takes it or 0 if it drops.
void MatchReader::read_double(std::size_t begin, std::size_t end, std::uint32_t turn) {
  const Word value = next_word(text_, begin + 1, end);
  const Word answer = next_word(text_, value.end, end);
  const std::string_view taken = between(answer.begin, answer.end);
  const std::int64_t cube = text::parse_number(between(value.begin, value.end), max_match_points);
  if (cube < 1 || (taken != "0" && taken != "1") || next_word(text_, answer.end, end).begin < end) {
    read_damaged_double(begin, end, turn);
    return;
  }
  withdraw_resignation();
  const auto action = taken == "1" ? CubeAction::take : CubeAction::drop;
  add(EventKind::cube, begin, value.end, static_cast<std::uint8_t>(CubeAction::offer), turn);
  add(EventKind::cube, answer.begin, answer.end, static_cast<std::uint8_t>(action), next_turn(1 - turn % 2));
  if (taken == "1") {
    cube_ = static_cast<std::uint32_t>(cube);
    loser_.reset();
  } else {
    loser_ = turned_ ? turn % 2 : 1 - turn % 2;
    declined_ = true;
  }
}

// Reads a damaged double. It is read as taken if the game continues after it, else as dropped.
void MatchReader::read_damaged_double(std::size_t begin, std::size_t end, std::uint32_t turn) {
  const std::size_t next = text::skip_blanks(text_, end, text_.size());
  const bool last = next == text_.size() || text_[next] == 'i' || text_[next] == index_word[0];
  report_error(
      Code::cube_action, begin, end,
      std::string("a double must have the form \"d VALUE ANSWER\", where ANSWER is 0 for a drop and 1 for a "
                  "take; read as a ") +
          (last ? "drop" : "take"));
  withdraw_resignation();
  const auto action = last ? CubeAction::drop : CubeAction::take;
  const Word value = next_word(text_, begin + 1, end);
  add(EventKind::cube, begin, value.end, static_cast<std::uint8_t>(CubeAction::offer), turn);
  if (text::skip_blanks(text_, value.end, end) < end) add_comment(value.end, end, CommentStyle::stray);
  add(EventKind::cube, end, end, static_cast<std::uint8_t>(action), next_turn(1 - turn % 2));
  loser_.reset();
  if (last)
    loser_ = turned_ ? turn % 2 : 1 - turn % 2;
  else
    cube_ = std::min(2 * cube_, max_match_points);
  declined_ = last;
}

bool MatchReader::read_roll(std::size_t begin, std::size_t end, std::uint32_t turn) {
  Word dice = next_word(text_, begin, end);
  // the word is a play; the dice are missing
  if (between(dice.begin, dice.end).find('/') != npos) dice.end = dice.begin;
  std::string digits(between(dice.begin, dice.end));
  const bool whole = digits.size() == 3 && digits[1] == '-';
  std::erase_if(digits, [](char c) { return c == '-' || c == ':'; });
  withdraw_resignation();
  loser_.reset();
  while (end > dice.end && text::is_blank(text_[end - 1])) --end;
  const std::size_t play = text::skip_blanks(text_, dice.end, end);
  const std::string_view words = between(play, end);
  const bool plays = begins_as_play(words) || may_be_of_turn(words.substr(0, words.find(' ')));
  const bool mirrored = (turn % 2 == 1) != turned_;  // both sides' plays use the numbering of player 1
  const std::string own = mirrored ? mirror_play(words) : std::string(words);
  if (!are_dice(digits)) {
    add_unread(dice.begin, plays ? end : dice.end, digits, plays ? own : std::string(), turn);
    if (!plays && !words.empty()) add_stray(play, end);
    return true;
  }
  if (!whole) report(Code::bad_dice, dice.begin, dice.end, "dice must have the form 6-5");
  add_instead(EventKind::roll, dice.begin, dice.end, digits, turn);
  if (!plays) {
    add(EventKind::null_ply, play, play, 0, turn);
    if (!words.empty()) add_stray(play, end);
    return true;
  }
  if (mirrored && looks_like_play(own))
    add_instead(EventKind::ply, play, end, own, turn);
  else
    add(EventKind::ply, play, end, 0, turn);  // the replay reports a damaged play
  return true;
}

}  // namespace mt::bgammon

#include "movetext/formats/oldmoves/match_reader.hpp"

#include "movetext/record/play_words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/runs.hpp"
#include "movetext/text/same_word.hpp"

#include <string>

namespace mt::oldmoves {
namespace {

using text::letters_end;
using text::skip_blanks;

std::size_t trimmed_end(std::string_view text, std::size_t begin, std::size_t end) {
  while (end > begin && text::is_blank(text[end - 1])) --end;
  return end;
}

bool is_die(char c) {
  return c >= '1' && c <= '6';
}

}  // namespace

void MatchReader::read_line(const Line& line) {
  if (skip_blanks(text_, line.begin, line.end) == line.end) return;
  if (const auto heading = read_heading(text_, line)) return begin_game(line, *heading);
  if (wants_players_) {
    wants_players_ = false;
    if (const auto names = read_names(text_, line)) return read_players(line, *names);
    settle_score();
  }
  const auto turn = in_game_ ? oldmoves::read_turn(text_, line) : std::nullopt;
  if (turn) return read_turn(line, *turn);
  add_stray(line.begin, line.end);
}

void MatchReader::end_lines() {
  if (wants_players_) settle_score();
}

void MatchReader::begin_game(const Line& line, const Heading& heading) {
  if (wants_players_) settle_score();
  forget_resignation();
  restart_turns();
  if (!has_length_) set_length(heading.length, heading.begin, line.end);
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

// The score is that of X and O.  FIBS prints it the other way round at times: the games before tell.
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
           "the score stands the other way round, as the games before show; turned");
  }
  record_.tape[game_event_].value = expected_ = score(turned);
}

void MatchReader::read_turn(const Line& line, const Turn& turn) {
  const std::uint32_t value = next_turn((turn.letter == 'O') != turned_ ? 1 : 0);
  const std::size_t end = trimmed_end(text_, turn.body, line.end);
  if (turn.body < end && text_[turn.body] == '(')
    read_roll(turn.body, end, value);
  else if (!read_words(turn.body, end, value))
    add_stray(line.begin, line.end);
}

// "(6 5) 24-18 18-13", "(1 1) can't move"
void MatchReader::read_roll(std::size_t begin, std::size_t end, std::uint32_t turn) {
  const std::size_t close = text_.find(')', begin);
  const std::string_view dice = close < end ? between(begin + 1, close) : std::string_view{};
  if (dice.size() != 3 || !is_die(dice[0]) || !is_die(dice[2]) || !text::is_blank(dice[1])) {
    report(Code::bad_dice, begin, close < end ? close + 1 : end, "dice are two numbers from 1 to 6");
    return add_comment(begin, end, CommentStyle::stray);
  }
  withdraw_resignation();
  const std::size_t play = skip_blanks(text_, close + 1, end);
  const std::string_view words = between(play, end);
  add_instead(EventKind::roll, begin, close + 1, std::string{dice[0], dice[2]}, turn);
  if (words.empty() || text::same_in_any_case(words.substr(0, 10), "can't move"))
    return add(EventKind::null_ply, play, end, 0, turn);
  if (!begins_as_play(words) && !may_be_of_turn(words.substr(0, words.find(' ')))) {
    add(EventKind::null_ply, play, play, 0, turn);
    return add_stray(play, end);
  }
  if (looks_like_play(words) && is_ascending(words))
    add_instead(EventKind::ply, play, end, mirror_play(words), turn);
  else
    add(EventKind::ply, play, end, 0, turn);  // a damaged one is reported by the replay
}

// "doubles", "accepts", "rejects", "wants to resign. ...", "wins 2 points"
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
  if (points < 0) report(Code::bad_match, begin, end, "how many points?");
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

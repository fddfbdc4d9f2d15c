// What happens between the games of a match: terms, score, results. Part of match_replayer.hpp.
#pragma once
#include "movetext/record/position_line.hpp"
#include "movetext/replay/match_replayer.hpp"
#include "movetext/replay/match_words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/number.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <bit>
#include <optional>

namespace mt::replay {

// Returns the value of a tag that must be "On" or "Off", or nullopt if its value is neither.
template <MatchGame G>
std::optional<bool> MatchReplayer<G>::switched(std::string_view name) {
  const std::string_view value = text::trim(record_.tag(name));
  if (text::same_in_any_case(value, "on")) return true;
  if (text::same_in_any_case(value, "off")) return false;
  tell_tag(name, "On or Off");
  return {};
}

// Returns the exponent of the highest value that the cube may have. Returns 0 for a match without a cube.
template <MatchGame G>
std::optional<std::uint8_t> MatchReplayer<G>::cube_limit() {
  constexpr std::string_view name = "CubeLimit";
  const std::int64_t limit = text::parse_number(text::trim(record_.tag(name)), 1 << Cube::max_exponent);
  const auto value = static_cast<std::uint64_t>(limit);
  if (limit > 0 && std::has_single_bit(value)) return static_cast<std::uint8_t>(std::countr_zero(value));
  tell_tag(name, "1, or a value that the cube can show");
  return {};
}

// Reports a tag with an invalid value. The tag then counts as missing.
template <MatchGame G>
void MatchReplayer<G>::tell_tag(std::string_view name, std::string_view wanted) {
  const Tag* tag = record_.find_tag(name);
  if (tag == nullptr || text::trim(record_.text(tag->value)).empty()) return;
  report(Code::bad_match, {.text = tag->value},
         "the tag " + std::string(name) + " must be " + std::string(wanted) + "; ignored");
}

template <MatchGame G>
void MatchReplayer<G>::read_tags() {
  const std::int64_t length = text::parse_number(record_.tag(match_length_tag), max_match_points);
  match_.match_length = length < 0 ? 0 : static_cast<std::uint32_t>(length);
  match_.crawford_rule = switched("Crawford").value_or(true);
  match_.jacoby = flag_of(switched("Jacoby"));
  match_.beavers = flag_of(switched("Beaver"));
  if (const auto limit = cube_limit(); limit == 0)
    match_.has_cube = false;
  else if (limit)
    match_.max_cube = *limit;
  position_ = game_.start(match_);
}

// Begins a game. If the record does not give the result of the previous game, the board decides that result.
template <MatchGame G>
void MatchReplayer<G>::begin_game(Event& event) {
  const bool first = ++result_.games == 1;
  if (!first && stage_ != Stage::told && stage_ != Stage::past)
    report(Code::unfinished_game, event, "the winner of the previous game is missing");
  if (!first) {
    Position next = game_.start(match_);
    carry_score(next, match_, position_, decided_);
    position_ = next;
  }
  for (std::uint32_t& score : position_.score) score = std::min(score, max_match_points);
  expect_score(event);
  if (is_match_over(position_))
    report(Code::bad_match, event,
           "the match is over: the score is " + score_text(event.value) + " in a match to " +
               points_text(position_.match_length));
  stage_ = Stage::opening;
  blind_ = false;
  decided_ = {};
  line_ = 0;
  second_filled_ = false;
  follow();
}

// Uses the written score, or the score after the previous games if none is written.
template <MatchGame G>
void MatchReplayer<G>::expect_score(Event& event) {
  const std::uint32_t expected = pack_score(position_.score[0], position_.score[1]);
  if (event.value == unknown_score) event.value = expected;
  if (event.value == expected) return;
  if (result_.games > 1)
    report(
        Code::score_mismatch, event,
        "the score is " + score_text(event.value) + ", but the previous games give " + score_text(expected));
  Position last = position_;
  last.score = {score_of(Side::first, event.value), score_of(Side::second, event.value)};
  const bool was_crawford = position_.crawford == Flag::yes;
  position_.score = last.score;
  if (match_.crawford_rule && score_proves_crawford(position_)) {
    position_.crawford = Flag::yes;
    if (position_.cube.state == CubeState::available) position_.cube.state = CubeState::dead;
    return;
  }
  if (result_.games == 1) return;
  const bool one_away = position_.away(Side::first) == 1 || position_.away(Side::second) == 1;
  if (was_crawford == one_away) return;
  position_.crawford = Flag::no;
  if (position_.cube.state == CubeState::dead) position_.cube.state = CubeState::available;
}

// Returns the score in the heading of the next game after `event`, or unknown_score if there is none.
template <MatchGame G>
std::uint32_t MatchReplayer<G>::next_score(const Event& event) const {
  for (const Event* next = &event + 1; next != record_.tape.data() + record_.tape.size(); ++next)
    if (next->kind == EventKind::game) return next->value;
  return unknown_score;
}

// Returns which side gets the points of the game according to the score of the next game.
template <MatchGame G>
std::optional<Side> MatchReplayer<G>::next_winner(const Event& event) const {
  const std::uint32_t next = next_score(event);
  const std::uint32_t points = event.value / 2;
  if (next == unknown_score || points == 0) return std::nullopt;
  for (const Side side : {Side::first, Side::second})
    if (score_of(side, next) == position_.points(side) + points &&
        score_of(other(side), next) == position_.points(other(side)))
      return side;
  return std::nullopt;
}

// Determines the winner of a game. The column of the points is not reliable, because programs write the
// points in either column. It is used only if none of these decide, in this order: the end of the game on the
// board or by resignation, words that also name the loser, and the score of the next game.
template <MatchGame G>
Side MatchReplayer<G>::winner_of(const Event& event) const {
  if (stage_ == Stage::decided || stage_ == Stage::resigned) return decided_.winner;
  if ((event.flags & told_twice) != 0) return side_of(event.value);
  return next_winner(event).value_or(side_of(event.value));
}

// Returns whether the record gives fewer points than `full`, the points that the game was worth, because the
// server limits them. Some servers give only the points that the winner still needed for the match, or the
// length of the match.
template <MatchGame G>
bool MatchReplayer<G>::is_capped(const Event& event, Side winner, std::uint32_t full) const {
  const std::uint32_t points = event.value / 2;
  const std::uint32_t needed = position_.away(winner);
  return needed > 0 && points < full && (points == needed || points == position_.match_length);
}

template <MatchGame G>
void MatchReplayer<G>::check_points(const Event& event, Side winner) {
  const std::uint32_t points = event.value / 2;
  const std::string_view words = record_.text(event);
  // The reader of the format has reported that the number is missing.
  if (points == 0 && words.find_first_of("0123456789") == std::string_view::npos) return;
  if (stage_ == Stage::decided) {
    if (is_capped(event, winner, decided_.points))
      record_.report(Code::points_mismatch, Severity::note, event.text,
                     std::string(G::side_name(winner)) + " has won " + points_text(decided_.points) +
                         "; the record gives only as many as the match needs");
    else if (points != decided_.points)
      report(Code::points_mismatch, event,
             std::string(G::side_name(winner)) + " has won " + points_text(decided_.points) +
                 (is_proven_wrong(event, winner) ? "; repaired" : ""));
    return;
  }
  for (const int level : {1, 2, 3})
    if (points == points_for(position_, level) || is_capped(event, winner, points_for(position_, level)))
      return;
  const std::uint32_t cube = position_.cube.value();
  const std::string says = points_text(points) + (points == 1 ? " is" : " are");
  const bool jacoby = points_for(position_, 2) == cube && (points == 2 * cube || points == 3 * cube);
  report(Code::points_mismatch, event,
         jacoby ? says + " too many: by the Jacoby rule gammons count once while the cube is not turned"
                : says + " wrong: a game gives one, two or three times the cube, which is at " +
                      std::to_string(cube));
}

// Returns whether the points must be corrected, because the board has decided the game and the score of the
// next game does not contradict the board.
template <MatchGame G>
bool MatchReplayer<G>::is_proven_wrong(const Event& event, Side winner) const {
  if (!options_.fix_result || stage_ != Stage::decided || event.value / 2 == decided_.points) return false;
  if (is_capped(event, winner, decided_.points)) return false;
  const std::uint32_t next = next_score(event);
  return next == unknown_score || (score_of(winner, next) == position_.points(winner) + decided_.points &&
                                   score_of(other(winner), next) == position_.points(other(winner)));
}

// Handles the points that end a game. If the game was not decided on the board, the loser has resigned.
template <MatchGame G>
void MatchReplayer<G>::points(Event& event) {
  if (stage_ == Stage::none || stage_ == Stage::told || stage_ == Stage::past) {
    report(Code::points_mismatch, event, "no game is being played");
    return;
  }
  const Side winner = winner_of(event);
  if ((event.flags & told_twice) != 0 && side_of(event.value) != winner)
    report(Code::points_mismatch, event, std::string(G::side_name(winner)) + " has won this game");
  if (stage_ != Stage::opening && stage_ != Stage::lost) check_points(event, winner);
  if (is_proven_wrong(event, winner)) event.value = 2 * decided_.points;
  const std::uint32_t points = event.value / 2;
  decided_.winner = winner;
  decided_.points = points;
  if (!decided_.over()) decided_.kind = GameResult::Kind::resigned;
  event.value = 2 * points + (winner == Side::second ? 1 : 0);
  Position after = position_;
  after.add_points(winner, points);
  event.arg = is_match_over(after) ? 1 : 0;
  if (event.arg == 0 && says_match(record_.text(event)))
    report(Code::points_mismatch, event,
           after.is_money()
               ? "in money play there is no match to win"
               : "the match goes on: the score is " + score_text(pack_score(after.score[0], after.score[1])) +
                     " in a match to " + points_text(after.match_length));
  stage_ = Stage::told;
}

template <MatchGame G>
void MatchReplayer<G>::end_match() {
  if (result_.games == 0) return;
  if (decided_.over())
    position_.add_points(decided_.winner, decided_.points);
  else if (stage_ != Stage::opening)
    record_.report(Code::unfinished_game, severity(Code::unfinished_game, options_.policy),
                   static_cast<std::uint32_t>(record_.source.size()),
                   static_cast<std::uint32_t>(record_.source.size()),
                   "the winner of the last game is missing");
  for (const Side side : {Side::first, Side::second}) {
    if (!has_won_match(position_, side)) continue;
    result_.outcome = {.kind = Outcome::Kind::win,
                       .winner = side,
                       .reason = "the points of the match",
                       .ply = result_.plies};
    const bool told = record_.tape.back().kind == EventKind::result;
    if (told && !options_.write_moves) continue;
    if (!told) record_.tape.push_back({.kind = EventKind::result, .text = {}});
    record_.tape.back().text = record_.keep(side == Side::first ? "1-0" : "0-1");
  }
}

// Returns the point of view of a setup text. The point of view is known only if the text is a line that names
// players.
template <MatchGame G>
LineView MatchReplayer<G>::view_of_setup(const Event& event) const {
  return view_of_line(record_.text(event),
                      {{record_.tag(TagName::white), record_.tag(TagName::black)}, position_.score});
}

// Returns the side that makes the next roll or cube action in this game, or `otherwise` if there is none.
template <MatchGame G>
Side MatchReplayer<G>::next_side(const Event& event, Side otherwise) const {
  const Event* const end = record_.tape.data() + record_.tape.size();
  for (const Event* next = &event + 1; next != end && next->kind != EventKind::game; ++next)
    if (next->kind == EventKind::roll || next->kind == EventKind::cube) return side_of(next->value);
  return otherwise;
}

// Sets up a position. If the board was unknown, it is known again.
template <MatchGame G>
void MatchReplayer<G>::set_up(Event& event) {
  if (stage_ == Stage::past) return;
  if (!is_open() && stage_ != Stage::lost) return out_of_game(Code::illegal_move, event);
  std::vector<Diagnostic> notes;
  Position set = position_;
  const LineView view = view_of_setup(event);
  const bool good = game_.read_setup(record_.text(event), view.own, set, notes);
  for (Diagnostic& note : notes) {
    const bool placed = (event.text.begin & Span::side_bit) == 0;
    const std::uint32_t begin = record_.place_of(event.text);
    record_.report(note.code, note.severity, placed ? begin + note.begin : begin,
                   placed ? begin + note.end : begin, std::move(note.message), std::move(note.hint));
  }
  if (!good) {
    position_.on_roll = position_.to_decide = side_of(event.value);
    return lose_board(event);
  }
  if (view.strangers) report(Code::player_name, event, "the position names different players from the match");
  if (view.other_score)
    report(Code::score_mismatch, event,
           "the score of the position differs from the score of the match, which is " +
               score_text(pack_score(position_.score[0], position_.score[1])));
  // If the position has no rolled dice, because an illegal play has used them, it does not give the side to
  // move. Then the next roll or cube action of the record gives this side. The position counts as set up by
  // the opponent of the side to move.
  Side next = other(side_of(event.value));
  if (!position_.dice.rolled()) next = next_side(event, next);
  event.value = event.value / 2 * 2 + (next == Side::first ? 1 : 0);
  number(event);
  position_ = set;
  position_.dice = {};
  position_.on_roll = position_.to_decide = next;
  stage_ = Stage::playing;
  blind_ = false;
  follow();
}

}  // namespace mt::replay

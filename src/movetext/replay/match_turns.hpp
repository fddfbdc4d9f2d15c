// The turns of a game with dice and cube. Part of match_replayer.hpp.
#pragma once
#include "movetext/record/tape.hpp"
#include "movetext/replay/match_replayer.hpp"
#include "movetext/replay/match_words.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace mt::replay {

// Reports an action that comes when no game is in progress.
template <MatchGame G>
void MatchReplayer<G>::out_of_game(Code code, const Event& event) {
  report(code, event, result_.games == 0 ? "no game has started" : "the game is over");
  const bool ended = stage_ == Stage::none || stage_ == Stage::told;
  stage_ = ended ? Stage::past : Stage::lost;
  tell_unchecked(event, "no game is played here");
}

// Returns whether a game is in progress in which `side` can make its turn. If it is the turn of the other
// side, reports this, but accepts the turn.
template <MatchGame G>
bool MatchReplayer<G>::is_turn_of(Side side, const Event& event) {
  if (is_silent()) return false;
  if (!is_open()) {
    out_of_game(Code::illegal_move, event);
    return false;
  }
  if (stage_ == Stage::opening) position_.on_roll = position_.to_decide = side;
  if (side == position_.on_roll) return true;
  report(Code::wrong_side, event, "it is " + std::string(G::side_name(position_.on_roll)) + "'s turn");
  position_.on_roll = position_.to_decide = side;
  return true;
}

template <MatchGame G>
void MatchReplayer<G>::tell(const Event& event, Diagnostic why) {
  record_.report(why.code, why.severity, event.text, std::move(why.message), std::move(why.hint));
}

// Applies a take that the record omits. After a beaver or raccoon this is usual; after a plain double it is
// reported.
template <MatchGame G>
void MatchReplayer<G>::imply_take(const Event& event) {
  if (position_.animals == 0)
    record_.report(Code::cube_action, Severity::warning, event.text,
                   "the double has no answer; read as taken");
  mt::act(position_, MatchAction::take);
}

template <MatchGame G>
void MatchReplayer<G>::roll(Event& event) {
  if (is_open() && position_.double_offered) imply_take(event);
  if (stage_ == Stage::playing && position_.dice.rolled()) pass_turn();
  if (!is_turn_of(side_of(event.value), event)) return;
  number(event);
  const std::string_view text = record_.text(event);
  const Dice dice{static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0')};
  if (stage_ == Stage::opening && dice.is_double())
    record_.report(Code::bad_dice, Severity::warning, event.text, "the opening roll is never a double");
  stage_ = Stage::playing;
  position_.dice = dice;
  if (dice.first < dice.second) write(event, std::string{text[1], text[0]});
  follow();
}

template <MatchGame G>
void MatchReplayer<G>::ply(Event& event) {
  if (is_silent()) return;
  if (!is_open()) return out_of_game(Code::illegal_move, event);
  if (!position_.dice.rolled()) return unread(event);
  number(event);
  const std::string_view written = record_.text(event);
  Play plain;
  if (!blind_ && game_.play_plain(position_, written, plain)) return played(event, plain);
  PlayText text;
  if (const auto misread = game_.read(written, text)) {
    if (join_rest(event)) return ply(event);
    return misreads(event, misread);
  }
  if (game_.says_no_play(text)) {
    event.kind = EventKind::null_ply;
    return no_play(event);
  }
  if (blind_) {
    join_rest(event);
    return pass_turn();
  }
  const auto found = game_.resolve(position_, text);
  if (found.results == 0) return join_rest(event) ? ply(event) : refuse(event, text);
  std::vector<Diagnostic> remarks;
  game_.remark(position_, written, found, options_.policy, remarks);
  for (Diagnostic& remark : remarks) tell(event, std::move(remark));
  played(event, found.play);
}

// Handles an unreadable play. If no play was possible, the board is still known.
template <MatchGame G>
void MatchReplayer<G>::misreads(Event& event, typename G::Misread misread) {
  const std::string_view written = record_.text(event);
  Diagnostic why = game_.explain(written, misread);
  const bool dances = !blind_ && !game_.has_play(position_);
  if (!blind_ && !dances && !record_.is_full()) game_.add_nearest(position_, written, why);
  tell(event, std::move(why));
  return dances ? pass_turn() : lose_board(event);
}

// Handles an illegal play: makes it as written if possible.
template <MatchGame G>
void MatchReplayer<G>::refuse(Event& event, const PlayText& text) {
  const std::string_view written = record_.text(event);
  tell(event, game_.explain(position_, text, written));
  Play literal;
  if (!game_.play_literally(position_, text, literal)) {
    return lose_board(event);
  }
  event.flags |= verbatim;
  advance(event, literal);
}

template <MatchGame G>
void MatchReplayer<G>::played(Event& event, const Play& play) {
  if (options_.write_moves) {
    scratch_.clear();
    game_.write(play, *options_.notation, scratch_);
    write(event, scratch_);
  }
  advance(event, play);
}

template <MatchGame G>
void MatchReplayer<G>::advance(const Event& event, const Play& play) {
  ++result_.plies;
  if (options_.moves != nullptr) {
    game_.list_parts(play, parts_);
    options_.moves->move(static_cast<std::uint32_t>(&event - record_.tape.data()), parts_);
  }
  position_ = game_.play(position_, play);
  decided_ = game_.finished(position_);
  if (decided_.over()) stage_ = Stage::decided;
  follow();
}

// Returns whether this is the last action of the game.
template <MatchGame G>
bool MatchReplayer<G>::ends_here(const Event& event) const {
  for (const Event* next = &event + 1; next != record_.tape.data() + record_.tape.size(); ++next) {
    if (next->kind == EventKind::points || next->kind == EventKind::game) return true;
    if (is_move(next->kind)) return false;
  }
  return true;
}

// Returns whether the next action is a resignation of the other side.
template <MatchGame G>
bool MatchReplayer<G>::opponent_resigns(const Event& event) const {
  const Event* const end = record_.tape.data() + record_.tape.size();
  const Event* next = &event + 1;
  while (next != end && !is_move(next->kind) && next->kind != EventKind::game) ++next;
  return next != end && next->kind == EventKind::cube &&
         next->arg == static_cast<std::uint8_t>(CubeAction::resign) &&
         side_of(next->value) != side_of(event.value);
}

template <MatchGame G>
bool MatchReplayer<G>::points_follow(const Event& event) const {
  const Event* const end = record_.tape.data() + record_.tape.size();
  const Event* const next = std::find_if(
      &event + 1, end, [](const Event& e) { return e.kind == EventKind::points || is_move(e.kind); });
  return next != end && next->kind == EventKind::points;
}

// Handles a roll without a play. Either no play is legal, or the game was resigned.
template <MatchGame G>
void MatchReplayer<G>::no_play(Event& event) {
  if (stage_ != Stage::playing || !position_.dice.rolled()) return;
  number(event);
  const bool plays = !blind_ && game_.has_play(position_);
  if ((blind_ || plays) && join_rest(event)) {
    event.kind = EventKind::ply;
    return ply(event);
  }
  if (blind_ && !(ends_here(event) && points_follow(event))) return pass_turn();
  if (blind_ || plays) {
    if (ends_here(event)) return resign(event);
    if (opponent_resigns(event)) return;  // the roll stays without a play
    tell(event, game_.explain(position_, PlayText{}, record_.text(event)));
  }
  write(event, {});
  ++result_.plies;
  pass_turn();
  follow();
}

// Makes the event a resignation of its side. The level is decided later, by the points that the record gives.
template <MatchGame G>
void MatchReplayer<G>::resign(Event& event) {
  event.kind = EventKind::cube;
  event.arg = static_cast<std::uint8_t>(CubeAction::resign);
  write(event, name(CubeAction::resign));
  give_up(side_of(event.value));
}

// Finds out which side has resigned if the column of the words does not show it. It is the side that does not
// get the points.
template <MatchGame G>
void MatchReplayer<G>::settle_resigner(Event& event) {
  const Event* const next = &event + 1;
  const Event* const end = record_.tape.data() + record_.tape.size();
  const Event* const points = std::find_if(
      next, end, [](const Event& e) { return e.kind == EventKind::points || e.kind == EventKind::game; });
  if (points == end || points->kind != EventKind::points) return;
  const Side winner = next_winner(*points).value_or(side_of(points->value));
  event.value = event.value / 2 * 2 + (winner == Side::first ? 1 : 0);
}

template <MatchGame G>
void MatchReplayer<G>::give_up(Side side) {
  stage_ = Stage::resigned;
  decided_ = {GameResult::Kind::resigned, other(side), 1, position_.cube.value()};
}

template <MatchGame G>
MatchRefusal MatchReplayer<G>::why_not(MatchAction action) const {
  return game_.finished(position_).over() ? MatchRefusal::game_over : mt::why_not(position_, action);
}

// Performs a cube action. An action against the rules is reported. It is still applied if that is possible,
// otherwise it is skipped.
template <MatchGame G>
void MatchReplayer<G>::cube(Event& event) {
  if (is_silent()) return;
  if (!is_open()) return out_of_game(Code::cube_action, event);
  const auto action = static_cast<CubeAction>(event.arg);
  // For a resignation, this is the side in whose column the words are, but the other side may have resigned.
  const Side side = side_of(event.value);
  if (action == CubeAction::take && position_.animals > 0 && side == position_.to_decide) {
    imply_take(event);  // canonical records omit this take, because the next roll implies it
    event.kind = EventKind::removed;
    return;
  }
  if ((event.flags & either_side) != 0) settle_resigner(event);
  number(event);
  if (action == CubeAction::resign) return resign(event);
  if (stage_ == Stage::opening) position_.on_roll = position_.to_decide = side;
  const bool offers = action == CubeAction::offer;
  const bool in_turn = side == (offers ? position_.on_roll : position_.to_decide);
  if (offers && !in_turn) position_.on_roll = position_.to_decide = side;
  const bool answers = action == CubeAction::take || action == CubeAction::drop;
  if (answers && refused_offer_ && &event == refused_offer_ + 1) return;  // the offer has been reported
  const MatchRefusal refusal = why_not(action_of(action));
  if (stage_ == Stage::opening && !answers)
    report(Code::cube_action, event, "the opening roll comes before any double");
  else if (refusal != MatchRefusal::none)
    report(Code::cube_action, event, std::string(words(refusal)));
  else if (!in_turn)
    report(Code::cube_action, event, "this is not " + std::string(G::side_name(side)) + "'s decision");
  if (refusal != MatchRefusal::none && !can_stand(refusal, position_)) {
    if (!answers) refused_offer_ = &event;
    return;
  }
  const std::uint32_t value = turned_value(position_);
  const std::uint32_t written = cube_value(record_.text(event));
  if (!answers && written != 0 && written != value)
    report(Code::cube_value, event,
           "the cube goes to " + std::to_string(value) + ", not to " + std::to_string(written));
  write(event, std::string(name(action)) + (answers ? "" : ' ' + std::to_string(value)));
  decided_ = mt::act(position_, action_of(action));
  if (decided_.over()) stage_ = Stage::decided;
  follow();
}

}  // namespace mt::replay

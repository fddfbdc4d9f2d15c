// Handles turns that cannot be read: finds out as much of their meaning as possible, and counts the later
// turns that cannot be checked because of them. Part of match_replayer.hpp.
#pragma once
#include "movetext/record/play_words.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/replay/match_replayer.hpp"
#include "movetext/replay/match_words.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/runs.hpp"

#include <algorithm>

namespace mt::replay {

// If a turn cannot be played and the words on the next line may be the rest of the turn, joins the two texts
// and reports this.
template <MatchGame G>
bool MatchReplayer<G>::join_rest(Event& event) {
  Event* const next = &event + 1;
  if (next == record_.tape.data() + record_.tape.size() || next->kind != EventKind::ply) return false;
  if ((next->flags & rest_of_turn) == 0) return false;
  // A turn in either column may continue at the start of the next line. In the second column of the next
  // line, only a turn of the second column can continue.
  const Side column = side_of(next->value);
  if (column != Side::first && column != side_of(event.value)) return false;
  const std::string_view rest = text::trim(record_.text(*next));
  if (rest.find(':') != std::string_view::npos || !nearest_cube_news(letters_of(rest)).empty()) return false;
  const std::string_view begun = text::trim(record_.text(event));
  std::string whole(begun);
  whole.append(begun.empty() ? "" : " ").append(rest);
  report(Code::move_syntax, *next, "a turn must be on one line; read as the rest of the turn above");
  next->kind = EventKind::removed;
  event.text = record_.keep(whole);
  return true;
}

// Reports a turn without readable dice. Either only the dice are damaged, or the whole turn is.
template <MatchGame G>
void MatchReplayer<G>::unread(Event& event) {
  const std::string text(text::trim(record_.text(event)));
  const Side side = side_of(event.value);
  number(event);
  const std::string_view news = nearest_cube_news(letters_of(text));
  if (!news.empty()) {
    report(Code::cube_action, event, text::excerpt(text) + " is not a cube action", std::string(news));
    return assume(*find_cube_news(news), side);
  }
  const std::size_t colon = text.find(':');
  if (position_.double_offered && side == position_.to_decide && colon == std::string::npos) {
    report(Code::cube_action, event, text::excerpt(text) + " does not answer a double");
    return assume(ends_here(event) ? CubeAction::drop : CubeAction::take, side);
  }
  if (position_.double_offered) mt::act(position_, MatchAction::take);
  position_.on_roll = position_.to_decide = side;
  stage_ = Stage::playing;
  const std::string_view all = text;
  const std::string_view number = all.substr(0, text::digits_end(all, 0, all.size()));
  const bool bare = are_digits_of_dice(number) && (number == all || text::is_blank(all[number.size()]));
  const bool named = bare || colon != std::string::npos;
  const std::string_view dice = bare ? number : all.substr(0, named ? colon : 0);
  unread_dice(event, dice, text::trim(all.substr(named ? std::min(dice.size() + 1, all.size()) : 0)), named);
}

// `named`: the turn has a text in place of the dice.
template <MatchGame G>
void MatchReplayer<G>::unread_dice(Event& event, std::string_view dice, std::string_view words, bool named) {
  PlayText play;
  const bool reads = !game_.read(words, play);
  const bool plays = reads && !game_.says_no_play(play);
  std::string hint;
  if (plays && !blind_) hint = game_.nearest_dice(position_, play, dice);
  if (!hint.empty()) hint.append(": ").append(words);
  if (named)
    report(Code::bad_dice, event, dice_fault(dice), hint);
  else if (plays)
    report(Code::illegal_move, event, "a play without dice", hint);
  else
    report(Code::move_syntax, event, text::excerpt(words) + " is not a turn");
  Play literal;
  if (blind_ || (reads && !plays && !are_digits_of_dice(dice))) return pass_turn();
  if (!plays || !game_.play_literally(position_, play, literal)) return lose_board(event);
  event.flags |= verbatim;
  advance(event, literal);
}

// Performs what a damaged cube action probably means, so that no further errors follow from it.
template <MatchGame G>
void MatchReplayer<G>::assume(CubeAction action, Side side) {
  if (action == CubeAction::resign) return give_up(side);
  const bool offers = action == CubeAction::offer;
  if (offers) position_.on_roll = position_.to_decide = side;
  const MatchAction act_of = action_of(action);
  if (why_not(act_of) != MatchRefusal::none) return;
  decided_ = mt::act(position_, act_of);
  if (decided_.over()) stage_ = Stage::decided;
}

template <MatchGame G>
void MatchReplayer<G>::pass_turn() {
  pass_dice(position_);
}

// Marks the checkers' positions as unknown after this event. The side on roll, the dice and the cube are
// still known.
template <MatchGame G>
void MatchReplayer<G>::lose_board(const Event& event) {
  stage_ = Stage::playing;
  if (!blind_) tell_unchecked(event, "the board after this turn is unknown");
  blind_ = true;
  pass_turn();
}

// Reports how many plays of the game are not checked.
template <MatchGame G>
void MatchReplayer<G>::tell_unchecked(const Event& event, std::string_view why) {
  const Event* first = nullptr;
  std::size_t plays = 0;
  for (const Event* next = &event + 1; next != record_.tape.data() + record_.tape.size(); ++next) {
    if (next->kind == EventKind::game || next->kind == EventKind::setup) break;
    if (next->kind != EventKind::ply && next->kind != EventKind::null_ply) continue;
    if ((next->flags & rest_of_turn) != 0) continue;
    if (first == nullptr) first = next;
    ++plays;
  }
  if (first == nullptr) return;
  report(Code::not_checked, *first,
         std::string(why) + ": " + (plays == 1 ? "1 play" : std::to_string(plays) + " plays") +
             " from here on " + (plays == 1 ? "is" : "are") + " not checked");
}

}  // namespace mt::replay

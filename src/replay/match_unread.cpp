// Turns that cannot be read: what they were meant to be as far as it can be known, and what is not checked
// behind them.
#include "movetext/games/backgammon/explain.hpp"
#include "movetext/games/backgammon/nearest_play.hpp"
#include "movetext/record/play_words.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/replay/match_replayer.hpp"
#include "movetext/text/blank.hpp"
#include "movetext/text/excerpt.hpp"
#include "movetext/text/runs.hpp"

#include <algorithm>

namespace mt::replay {

// A turn without dice: they are damaged, or all of it is.
void MatchReplayer::unread(Event& event) {
  const std::string text(text::trim(record_.text(event)));
  const Side side = side_of(event.value);
  number(event);
  const std::string_view first = std::string_view(text).substr(0, text::letters_end(text, 0, text.size()));
  const std::string_view news = nearest_cube_news(first);
  if (!news.empty()) {
    report(Code::cube_action, event, text::excerpt(text) + " is no turn of the cube", std::string(news));
    return assume(*find_cube_news(news), side);
  }
  const std::size_t colon = text.find(':');
  if (position_.double_offered && side == position_.to_decide && colon == std::string::npos) {
    report(Code::cube_action, event, text::excerpt(text) + " answers no double");
    return assume(ends_here(event) ? CubeAction::drop : CubeAction::take, side);
  }
  if (position_.double_offered) position_ = act(position_, backgammon::Action::take).position;
  position_.on_roll = position_.to_decide = side;
  stage_ = Stage::playing;
  const bool named = colon != std::string::npos;
  const std::string_view all = text;
  unread_dice(event, all.substr(0, named ? colon : 0), text::trim(named ? all.substr(colon + 1) : all),
              named);
}

// `named`: the text says what its dice are.
void MatchReplayer::unread_dice(Event& event, std::string_view dice, std::string_view words, bool named) {
  backgammon::PlayText play;
  const bool reads = !read_play_text(words, play);
  const bool plays = reads && play.count > 0;
  std::string hint;
  if (plays && !blind_) hint = nearest_dice(position_, play, dice);
  if (!hint.empty()) hint.append(": ").append(words);
  if (named)
    report(Code::bad_dice, event,
           (dice.empty() ? "the dice are missing" : text::excerpt(dice) + " are no dice") +
               ": two numbers from 1 to 6",
           hint);
  else if (plays)
    report(Code::illegal_move, event, "a play without dice", hint);
  else
    report(Code::move_syntax, event, text::excerpt(words) + " is no turn");
  backgammon::Play literal;
  if (blind_ || (reads && !plays)) return pass_turn();
  if (!plays || !play_literally(position_.board, position_.on_roll, play, literal)) return lose_board(event);
  event.flags |= verbatim;
  advance(literal);
}

// What was meant by a damaged turn of the cube is done, so that nothing behind it is blamed.
void MatchReplayer::assume(CubeAction action, Side side) {
  if (action == CubeAction::resign) return give_up(side);
  const bool offers = action == CubeAction::offer;
  if (offers) position_.on_roll = position_.to_decide = side;
  const backgammon::Action act_of = action_of(action);
  if (why_not(position_, act_of) != backgammon::Refusal::none) return;
  const backgammon::Turned turned = act(position_, act_of);
  position_ = turned.position;
  decided_ = turned.result;
  if (decided_.over()) stage_ = Stage::decided;
}

void MatchReplayer::pass_turn() {
  position_ = pass(position_);
}

// From here on nobody knows how the checkers stand; whose turn it is, the dice and the cube are known.
void MatchReplayer::lose_board(const Event& event) {
  stage_ = Stage::playing;
  if (!blind_) tell_unchecked(event, "nobody knows the board behind this turn");
  blind_ = true;
  pass_turn();
}

// How much of the game stays unverified.
void MatchReplayer::tell_unchecked(const Event& event, std::string_view why) {
  const Event* first = nullptr;
  std::size_t plays = 0;
  for (const Event* next = &event + 1; next != record_.tape.data() + record_.tape.size(); ++next) {
    if (next->kind == EventKind::game || next->kind == EventKind::setup) break;
    if (next->kind != EventKind::ply && next->kind != EventKind::null_ply) continue;
    if (first == nullptr) first = next;
    ++plays;
  }
  if (first == nullptr) return;
  report(Code::not_checked, *first,
         std::string(why) + ": " + (plays == 1 ? "1 play" : std::to_string(plays) + " plays") +
             " from here on " + (plays == 1 ? "is" : "are") + " not checked");
}

}  // namespace mt::replay

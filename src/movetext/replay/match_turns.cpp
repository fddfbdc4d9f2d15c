// Turns of a game with dice and cube.
#include "movetext/games/backgammon/explain.hpp"
#include "movetext/games/backgammon/nearest_play.hpp"
#include "movetext/record/tape.hpp"
#include "movetext/replay/match_replayer.hpp"

#include <algorithm>

namespace mt::replay {
namespace {

using backgammon::Action;
using backgammon::colour_name;
using backgammon::Dice;
using backgammon::Refusal;

// The value that a turn of the cube leads to.
std::uint32_t turned_value(const backgammon::Position& before) {
  return before.cube.value() * (before.double_offered ? 4 : 2);
}

// Against what was agreed, but nothing keeps the players from it.
bool can_stand(Refusal refusal, const backgammon::Position& position) {
  const bool agreed =
      refusal == Refusal::crawford || refusal == Refusal::not_owner || refusal == Refusal::no_beavers;
  return agreed && position.cube.exponent + position.animals < backgammon::Cube::max_exponent;
}

}  // namespace

Action MatchReplayer::action_of(CubeAction action) {
  switch (action) {
    case CubeAction::take:
      return Action::take;
    case CubeAction::drop:
      return Action::drop;
    case CubeAction::beaver:
      return Action::beaver;
    case CubeAction::raccoon:
      return Action::raccoon;
    case CubeAction::offer:
    case CubeAction::resign:
      break;
  }
  return Action::offer_double;
}

// Something is done where no game is being played.
void MatchReplayer::out_of_game(Code code, const Event& event) {
  report(code, event, result_.games == 0 ? "no game has begun" : "the game is over");
  const bool ended = stage_ == Stage::none || stage_ == Stage::told;
  stage_ = ended ? Stage::past : Stage::lost;
  tell_unchecked(event, "no game is played here");
}

// Whether the game is being played and it is that side's turn.  A turn out of order is told and taken.
bool MatchReplayer::is_turn_of(Side side, const Event& event) {
  if (is_silent()) return false;
  if (!is_open()) {
    out_of_game(Code::illegal_move, event);
    return false;
  }
  if (stage_ == Stage::opening) position_.on_roll = position_.to_decide = side;
  if (side == position_.on_roll) return true;
  report(Code::wrong_side, event, "it is " + std::string(colour_name(position_.on_roll)) + "'s turn");
  position_.on_roll = position_.to_decide = side;
  return true;
}

void MatchReplayer::tell(const Event& event, Diagnostic why) {
  report(why.code, why.severity, event, std::move(why.message), std::move(why.hint));
}

// Records leave out the take of who has turned the cube beyond a double.
void MatchReplayer::imply_take(const Event& event) {
  if (position_.animals == 0)
    report(Code::cube_action, Severity::warning, event, "the double has no answer; read as taken");
  position_ = act(position_, Action::take).position;
}

void MatchReplayer::roll(Event& event) {
  if (is_open() && position_.double_offered) imply_take(event);
  if (stage_ == Stage::playing && position_.dice.rolled()) position_ = pass(position_);
  if (!is_turn_of(side_of(event.value), event)) return;
  number(event);
  const std::string_view text = record_.text(event);
  const Dice dice{static_cast<std::uint8_t>(text[0] - '0'), static_cast<std::uint8_t>(text[1] - '0')};
  if (stage_ == Stage::opening && dice.is_double())
    report(Code::bad_dice, Severity::warning, event, "the opening roll is never a double");
  stage_ = Stage::playing;
  position_ = backgammon::roll(position_, dice);
  if (dice.first < dice.second) write(event, std::string{text[1], text[0]});
}

void MatchReplayer::ply(Event& event) {
  if (is_silent()) return;
  if (!is_open()) return out_of_game(Code::illegal_move, event);
  if (!position_.dice.rolled()) return unread(event);
  number(event);
  const std::string_view written = record_.text(event);
  backgammon::Play plain;
  if (!blind_ && backgammon::play_plain(position_.board, position_.on_roll, position_.dice, written, plain))
    return played(event, plain);
  backgammon::PlayText text;
  if (const auto misread = read_play_text(written, text)) {
    if (join_rest(event)) return ply(event);
    return misreads(event, misread);
  }
  if (text.count == 0) {
    event.kind = EventKind::null_ply;
    return no_play(event);
  }
  if (blind_) {
    join_rest(event);
    return pass_turn();
  }
  const backgammon::ResolvedPlay found =
      resolve_play(position_.board, position_.on_roll, position_.dice, text);
  if (found.results == 0) return join_rest(event) ? ply(event) : refuse(event, text);
  if (found.results > 1) tell(event, explain_ambiguity(position_, found, written));
  if (found.wrong_star)
    report(Code::hit_mark, event, std::string(written) + " hits less; read as " + play_text(found.play));
  played(event, found.play);
}

// What cannot be read is no play; where nothing can be played, the board is known all the same.
void MatchReplayer::misreads(Event& event, backgammon::Misread misread) {
  const std::string_view written = record_.text(event);
  Diagnostic why = explain_misreading(written, misread);
  const bool dances = !blind_ && !has_play(position_.board, position_.on_roll, position_.dice);
  if (!blind_ && !dances && !record_.is_full()) add_nearest_play(position_, written, why);
  tell(event, std::move(why));
  return dances ? pass_turn() : lose_board(event);
}

// Illegal: made as it is written, if it can be.
void MatchReplayer::refuse(Event& event, const backgammon::PlayText& text) {
  const std::string_view written = record_.text(event);
  tell(event, explain(position_, text, written));
  backgammon::Play literal;
  if (!play_literally(position_.board, position_.on_roll, text, literal)) {
    return lose_board(event);
  }
  event.flags |= verbatim;
  advance(literal);
}

void MatchReplayer::played(Event& event, const backgammon::Play& play) {
  if (options_.write_moves) {
    const bool expanded = options_.notation == board::Notation::expanded;
    scratch_.clear();
    write_play(play, expanded ? backgammon::PlayNotation::expanded : backgammon::PlayNotation::canonical,
               scratch_);
    write(event, scratch_);
  }
  advance(play);
}

void MatchReplayer::advance(const backgammon::Play& play) {
  ++result_.plies;
  position_ = backgammon::play(position_, play);
  decided_ = finished(position_);
  if (decided_.over()) stage_ = Stage::decided;
  follow();
}

// Whether nothing more is played in this game.
bool MatchReplayer::ends_here(const Event& event) const {
  for (const Event* next = &event + 1; next != record_.tape.data() + record_.tape.size(); ++next) {
    if (next->kind == EventKind::points || next->kind == EventKind::game) return true;
    if (is_move(next->kind)) return false;
  }
  return true;
}

bool MatchReplayer::points_follow(const Event& event) const {
  const Event* const end = record_.tape.data() + record_.tape.size();
  const Event* const next = std::find_if(
      &event + 1, end, [](const Event& e) { return e.kind == EventKind::points || is_move(e.kind); });
  return next != end && next->kind == EventKind::points;
}

// A roll without a play: there is none, or the game was given up.
void MatchReplayer::no_play(Event& event) {
  if (stage_ != Stage::playing || !position_.dice.rolled()) return;
  number(event);
  const bool plays = !blind_ && has_play(position_.board, position_.on_roll, position_.dice);
  if ((blind_ || plays) && join_rest(event)) {
    event.kind = EventKind::ply;
    return ply(event);
  }
  if (blind_ && !(ends_here(event) && points_follow(event))) return pass_turn();
  if (blind_ || plays) {
    if (ends_here(event)) return resign(event);
    tell(event, explain(position_, {}, record_.text(event)));
  }
  write(event, {});
  ++result_.plies;
  position_ = pass(position_);
  follow();
}

// Its level comes with the points.
void MatchReplayer::resign(Event& event) {
  event.kind = EventKind::cube;
  event.arg = static_cast<std::uint8_t>(CubeAction::resign);
  write(event, name(CubeAction::resign));
  give_up(side_of(event.value));
}

void MatchReplayer::give_up(Side side) {
  stage_ = Stage::resigned;
  decided_ = {backgammon::GameResult::Kind::resigned, other(side), 1, position_.cube.value()};
}

// What no rule allows is told; it counts if it can, and else the game goes on as if it had not been said.
void MatchReplayer::cube(Event& event) {
  if (is_silent()) return;
  if (!is_open()) return out_of_game(Code::cube_action, event);
  const auto action = static_cast<CubeAction>(event.arg);
  const Side side = side_of(event.value);
  if (action == CubeAction::take && position_.animals > 0 && side == position_.to_decide) {
    imply_take(event);  // canonically the roll behind it says so
    event.kind = EventKind::removed;
    return;
  }
  number(event);
  if (action == CubeAction::resign) return resign(event);
  if (stage_ == Stage::opening) position_.on_roll = position_.to_decide = side;
  const bool offers = action == CubeAction::offer;
  const bool in_turn = side == (offers ? position_.on_roll : position_.to_decide);
  if (offers && !in_turn) position_.on_roll = position_.to_decide = side;
  const bool answers = action == CubeAction::take || action == CubeAction::drop;
  if (answers && refused_offer_ && &event == refused_offer_ + 1) return;  // with its answer it is one fault
  const Refusal refusal = why_not(position_, action_of(action));
  if (stage_ == Stage::opening && !answers)
    report(Code::cube_action, event, "nobody has rolled yet: the opening roll comes before any double");
  else if (refusal != Refusal::none)
    report(Code::cube_action, event, std::string(words(refusal)));
  else if (!in_turn)
    report(Code::cube_action, event, "it is not " + std::string(colour_name(side)) + " who has to say this");
  if (refusal != Refusal::none && !can_stand(refusal, position_)) {
    if (!answers) refused_offer_ = &event;
    return;
  }
  const std::uint32_t value = turned_value(position_);
  const std::uint32_t written = cube_value(record_.text(event));
  if (!answers && written != 0 && written != value)
    report(Code::cube_value, event, "the cube goes to " + std::to_string(value));
  write(event, std::string(name(action)) + (answers ? "" : ' ' + std::to_string(value)));
  const backgammon::Turned turned = act(position_, action_of(action));
  position_ = turned.position;
  decided_ = turned.result;
  if (decided_.over()) stage_ = Stage::decided;
  follow();
}

}  // namespace mt::replay

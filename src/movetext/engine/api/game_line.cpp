#include "movetext/engine/api/game_line.hpp"

#include "movetext/games/api/match_turn.hpp"

#include <utility>

namespace mt::engine {

GameLine::GameLine(std::shared_ptr<const AnyGame> game)
    : game_(std::move(game)), positions_{game_->start()}, is_from_start_(true) {}

GameLine::GameLine(std::shared_ptr<const AnyGame> game, const AnyPosition& start)
    : game_(std::move(game)), positions_{start}, is_from_start_(false) {}

bool GameLine::play(std::string_view text, Diagnostic& refusal) {
  AnyPosition after = position();
  std::string move;
  if (!game_->play(after, text, game_->notation(), move, refusal)) return false;
  add(std::move(move), after);
  return true;
}

void GameLine::add(std::string move, const AnyPosition& after) {
  moves_.push_back(std::move(move));
  positions_.push_back(after);
}

MatchRefusal GameLine::roll(Dice dice) {
  const auto present = game_->match_state(position());
  if (!present) return MatchRefusal::no_match;
  MatchState state = *present;
  state.dice = {};
  AnyPosition before = game_->with_match_state(position(), state);
  if (const MatchRefusal why = game_->act(before, MatchAction::roll); why != MatchRefusal::none) return why;
  state.dice = dice;
  const AnyPosition after = game_->with_match_state(before, state);
  const bool belong_to_start = present->dice.rolled() && moves_.empty();
  const bool are_last_move = present->dice.rolled() && !moves_.empty() && is_roll_word(moves_.back());
  if (!belong_to_start && !are_last_move) {
    add(roll_text(dice), after);
  } else {
    positions_.back() = after;
    if (are_last_move) moves_.back() = roll_text(dice);
  }
  return MatchRefusal::none;
}

MatchRefusal GameLine::act(MatchAction action) {
  AnyPosition after = position();
  const MatchRefusal why = game_->act(after, action);
  if (why == MatchRefusal::none) add(std::string(word_of(action)), after);
  return why;
}

void GameLine::take_back() {
  moves_.pop_back();
  positions_.pop_back();
}

std::string text_of(const AnyGame& game, const AnyPosition& position) {
  std::string text;
  const auto notations = game.position_notations();
  if (notations.empty() || !game.write_position(position, notations.front(), text)) return {};
  return text;
}

}  // namespace mt::engine

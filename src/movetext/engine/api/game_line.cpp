#include "movetext/engine/api/game_line.hpp"

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

void GameLine::take_back() {
  moves_.pop_back();
  positions_.pop_back();
}

}  // namespace mt::engine

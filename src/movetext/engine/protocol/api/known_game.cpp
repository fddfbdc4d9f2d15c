#include "movetext/engine/protocol/api/known_game.hpp"

#include <algorithm>

namespace mt::engine {

bool KnownGame::is_begin_of(const GameLine& line) const {
  return game_ && game_->spec() == line.game().spec() && moves_.size() <= line.moves().size() &&
         line.game().same_board(start_, line.start()) &&
         std::equal(moves_.begin(), moves_.end(), line.moves().begin());
}

void KnownGame::begin(const GameLine& line) {
  game_ = line.shared_game();
  start_ = line.start();
  moves_.clear();
}

}  // namespace mt::engine

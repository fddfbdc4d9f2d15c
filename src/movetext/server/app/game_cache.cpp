#include "movetext/server/app/game_cache.hpp"

#include <utility>

namespace mt::server::app {

std::unique_ptr<domain::Game> fold(GameId id, std::span<const domain::GameEvent> events) {
  auto game = std::make_unique<domain::Game>(id);
  for (const domain::GameEvent& event : events)
    if (!game->apply(event))
      throw store::Unreadable("board " + std::to_string(id) + ", event " + std::to_string(event.seq) + ": " +
                              game->fault());
  return game;
}

std::unique_ptr<domain::Game> GameCache::take(store::Transaction& transaction, GameId id, std::uint32_t seq) {
  std::unique_ptr<domain::Game> game;
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = games_.find(id); found != games_.end()) {
      game = std::move(found->second.game);
      ages_.erase(found->second.age);
      games_.erase(found);
    }
  }
  if (game != nullptr && game->seq() == seq) return game;
  return fold(id, transaction.events(id));
}

void GameCache::put(std::unique_ptr<domain::Game> game) {
  game->forget_fresh();
  const GameId id = game->id();
  const std::lock_guard lock(mutex_);
  if (const auto found = games_.find(id); found != games_.end()) {
    if (found->second.game->seq() < game->seq()) found->second.game = std::move(game);
    return;
  }
  games_.emplace(id, Place{std::move(game), ages_.insert(ages_.end(), id)});
  if (games_.size() <= capacity_) return;
  games_.erase(ages_.front());
  ages_.pop_front();
}

}  // namespace mt::server::app

#include "movetext/server/app/game_cache.hpp"

#include <algorithm>
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

std::shared_ptr<domain::Game> GameCache::take(store::Transaction& transaction, GameId id, std::uint32_t seq) {
  std::shared_ptr<domain::Game> game;
  {
    const std::lock_guard lock(mutex_);
    const auto found = games_.find(id);
    if (found != games_.end() && found->second.game.use_count() == 1) {
      game = std::move(found->second.game);
      ages_.erase(found->second.age);
      games_.erase(found);
    }
  }
  if (game != nullptr && game->seq() == seq) return game;
  return fold(id, transaction.games().events(id));
}

void GameCache::put(std::shared_ptr<domain::Game> game) {
  game->forget_fresh();
  const GameId id = game->id();
  const std::lock_guard lock(mutex_);
  if (const auto found = games_.find(id); found != games_.end()) {
    if (found->second.game->seq() < game->seq()) found->second.game = std::move(game);
    return;
  }
  games_.emplace(id, CachedGame{std::move(game), ages_.insert(ages_.end(), id)});
  if (games_.size() <= capacity_) return;
  games_.erase(ages_.front());
  ages_.pop_front();
}

std::shared_ptr<const domain::Game> GameCache::read(store::Transaction& transaction, GameId id,
                                                    std::uint32_t seq) {
  if (auto game = lend(id, seq)) return game;
  std::vector<domain::GameEvent> events = transaction.games().events(id);
  if (events.size() > seq) events.resize(seq);
  if (events.empty()) return nullptr;
  return fold(id, events);
}

std::shared_ptr<const domain::Game> GameCache::lend(GameId id, std::uint32_t seq) {
  const std::lock_guard lock(mutex_);
  const auto found = games_.find(id);
  if (found == games_.end() || found->second.game->seq() != seq) return nullptr;
  const auto give_back = [this, owner = found->second.game](const domain::Game*) mutable {
    const std::lock_guard back(mutex_);
    owner.reset();
  };
  return {found->second.game.get(), give_back};
}

}  // namespace mt::server::app

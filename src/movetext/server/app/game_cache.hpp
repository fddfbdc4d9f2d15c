// Games at hand: folding all events of a game for each of its moves would cost more than the move.
//
// What is on the cache is never older than what a transaction sees: a game is taken only as it stands there.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/store/store.hpp"

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <unordered_map>

namespace mt::server::app {

// The game that events make; throws Unreadable naming the event that does not fit.
std::unique_ptr<domain::Game> fold(GameId id, std::span<const domain::GameEvent> events);

class GameCache {
 public:
  explicit GameCache(std::size_t capacity = 5'000) : capacity_(capacity) {}

  // The game as it stands at `seq`; it is off the cache until it is put back.
  std::unique_ptr<domain::Game> take(store::Transaction& transaction, GameId id, std::uint32_t seq);
  // After what was done to it has been committed.  The one that has been there longest may go.
  void put(std::unique_ptr<domain::Game> game);

 private:
  struct Place {
    std::unique_ptr<domain::Game> game;
    std::list<GameId>::iterator age;
  };
  std::mutex mutex_;
  std::size_t capacity_;
  std::list<GameId> ages_;  // the oldest first
  std::unordered_map<GameId, Place> games_;
};

}  // namespace mt::server::app

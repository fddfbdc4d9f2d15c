// Games in memory, because replaying all events of a game for each of its moves and mails would cost more
// than the move.
//
// A job takes a game out, changes it, and puts it back after the commit.  Mails read games that no job
// changes.  A cached game is used only if its last event is the requested one, so it is never older or newer
// than the transaction.
#pragma once
#include "movetext/server/domain/game.hpp"
#include "movetext/server/store/store.hpp"

#include <cstddef>
#include <list>
#include <memory>
#include <mutex>
#include <span>
#include <unordered_map>

namespace mt::server::app {

// Returns the game after these events.  Throws Unreadable, which names the event that does not fit.
std::unique_ptr<domain::Game> fold(GameId id, std::span<const domain::GameEvent> events);

// Any thread may call these functions.
class GameCache {
 public:
  explicit GameCache(std::size_t capacity = 5'000) : capacity_(capacity) {}

  // Returns the game after event `seq`, exclusively for the caller; it is out of the cache until it is put
  // back.  A game that a mail is reading stays in the cache; the caller then receives another copy, built
  // from the events.
  std::shared_ptr<domain::Game> take(store::Transaction& transaction, GameId id, std::uint32_t seq);
  // Puts a game back after its changes are committed.  May drop the game that was put in first.
  void put(std::shared_ptr<domain::Game> game);

  // Returns the game after event `seq`, shared with other readers; nullptr if it has no events.  The game
  // must not outlive the cache.
  std::shared_ptr<const domain::Game> read(store::Transaction& transaction, GameId id, std::uint32_t seq);

 private:
  std::shared_ptr<const domain::Game> lend(GameId id, std::uint32_t seq);

  struct CachedGame {
    std::shared_ptr<domain::Game> game;
    std::list<GameId>::iterator age;
  };
  // Guards the members below and the owner count of each cached game, which changes only under this lock.
  std::mutex mutex_;
  std::size_t capacity_;
  std::list<GameId> ages_;  // oldest first
  std::unordered_map<GameId, CachedGame> games_;
};

}  // namespace mt::server::app

// Keeps games in memory. To replay all events of a game for each move and each mail would take longer than
// the move.
//
// A job takes a game out of the cache, changes it, and puts it back after the commit. Mails read games that
// no job is changing. A cached game is used only if its last event is the requested one, so it always agrees
// with the transaction.
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

// Builds a game from these events. Throws Unreadable, which names the event that cannot be applied.
std::unique_ptr<domain::Game> fold(GameId id, std::span<const domain::GameEvent> events);

// All functions may be called from any thread.
class GameCache {
 public:
  explicit GameCache(std::size_t capacity = 5'000) : capacity_(capacity) {}

  // Returns the game after event `seq` for exclusive use, and removes it from the cache until put() is
  // called. If a mail is reading the game, the game stays in the cache, and the caller receives a copy built
  // from the events.
  std::shared_ptr<domain::Game> take(store::Transaction& transaction, GameId id, std::uint32_t seq);
  // Puts a game back after its changes are committed. If the cache is full, drops the game that was put in
  // first.
  void put(std::shared_ptr<domain::Game> game);

  // Returns the game after event `seq`, shared with other readers, or nullptr if it has no events. The caller
  // must release the game before the cache is destroyed.
  std::shared_ptr<const domain::Game> read(store::Transaction& transaction, GameId id, std::uint32_t seq);

 private:
  std::shared_ptr<const domain::Game> lend(GameId id, std::uint32_t seq);

  struct CachedGame {
    std::shared_ptr<domain::Game> game;
    std::list<GameId>::iterator age;
  };
  // Guards the following members. It also guards the number of owners of each cached game, which changes only
  // under this lock.
  std::mutex mutex_;
  std::size_t capacity_;
  std::list<GameId> ages_;  // games in the order in which they were put into the cache
  std::unordered_map<GameId, CachedGame> games_;
};

}  // namespace mt::server::app

// Games in memory: to fold all events of a game for each of its moves and mails would cost more than the
// move.
//
// A job takes a game out, changes it, and puts it back after the commit.  Mails read games that no job
// changes.  A cached game is used only if it stands at the event that is asked for, so it is never older or
// newer than what a transaction sees.
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

// Returns the game that the events make.  Throws Unreadable, which names the event that does not fit.
std::unique_ptr<domain::Game> fold(GameId id, std::span<const domain::GameEvent> events);

// Any thread may call these functions.
class GameCache {
 public:
  explicit GameCache(std::size_t capacity = 5'000) : capacity_(capacity) {}

  // Returns the game as it stands at `seq`, for the caller alone; it is out of the cache until it is put
  // back. A game that a mail is reading stays in the cache, and the caller gets another one, made from the
  // events.
  std::shared_ptr<domain::Game> take(store::Transaction& transaction, GameId id, std::uint32_t seq);
  // Puts back a game after its changes are committed.  The game that has been in the cache for the longest
  // time may be dropped.
  void put(std::shared_ptr<domain::Game> game);

  // Returns the game as it stood after the event `seq`, shared with other readers; nullptr if it has no
  // events.  The caller must not keep it longer than the cache lives.
  std::shared_ptr<const domain::Game> read(store::Transaction& transaction, GameId id, std::uint32_t seq);

 private:
  std::shared_ptr<const domain::Game> lend(GameId id, std::uint32_t seq);

  struct Place {
    std::shared_ptr<domain::Game> game;
    std::list<GameId>::iterator age;
  };
  // Guards the members below, and the number of owners of each cached game: no owner comes or goes without
  // it.
  std::mutex mutex_;
  std::size_t capacity_;
  std::list<GameId> ages_;  // the game that was put in first stands first
  std::unordered_map<GameId, Place> games_;
};

}  // namespace mt::server::app

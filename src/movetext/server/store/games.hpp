// The part of a transaction that stores games. A game has one row and any number of events.
#pragma once
#include "movetext/server/domain/event.hpp"
#include "movetext/server/store/rows.hpp"
#include "movetext/server/store/statements.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Games {
 public:
  // append() adds the changed games to `changes`.
  Games(const Statements& statements, std::vector<Change>& changes)
      : statements_(statements), changes_(changes) {}
  virtual ~Games() = default;

  // Adds a game without events, and returns the id that the store assigns. The first id is 101.
  GameId add(const BoardRow& row);
  virtual std::optional<BoardRow> get(GameId id);
  // Returns the events with numbers above `after_seq`, in order.
  virtual std::vector<domain::GameEvent> events(GameId id, std::uint32_t after_seq = 0);
  // Replaces the row of the game and adds `events`, the last of which has the number `row.seq`. Throws
  // Conflict if the number of the last stored event is not `row.seq - events.size()`.
  void append(const BoardRow& row, std::span<const domain::GameEvent> events);

  // Returns the games that match the query, newest first.
  std::vector<BoardRow> find(const GameQuery& query);
  // Returns games whose time `wake` is at or before `now`, earliest first.
  std::vector<BoardRow> due(Time now, std::uint32_t limit);
  // Returns the number of active games that a player has in one rating class; "" stands for all classes.
  std::uint32_t count_active(AccountId player, std::string_view rating_class);
  // Returns ids of games above `after`, in order. An id is returned if it has a row or an event, because in a
  // damaged store one of the two may be missing.
  std::vector<GameId> ids(GameId after, std::uint32_t limit);

 protected:
  Statements& statements() { return statements_; }
  // Replaces the row of a game if the number of its last event is `seq`; returns false otherwise. The caller
  // must have checked the values.
  virtual bool update(const BoardRow& row, std::uint32_t seq);
  // Returns the parameters of update_game_text. They point to strings of the row.
  static std::vector<Value> values_of_update(const BoardRow& row, std::uint32_t seq);

 private:
  Statements statements_;
  std::vector<Change>& changes_;
  std::map<GameId, BoardRow> seen_;  // rows as they were when they were last read
};

}  // namespace mt::server::store

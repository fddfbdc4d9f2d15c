// The part of a transaction that stores games: a row for each, and its events.
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

  // Returns the id, which the store assigns, starting at 101.  The game has no events.
  GameId add(const BoardRow& row);
  virtual std::optional<BoardRow> get(GameId id);
  // Returns the events numbered above `after_seq`, in order.
  virtual std::vector<domain::GameEvent> events(GameId id, std::uint32_t after_seq = 0);
  // Replaces the row and adds the events that lead to it; the last of them is numbered `row.seq`.  Throws
  // Conflict if the stored row is not at `row.seq - events.size()`.
  void append(const BoardRow& row, std::span<const domain::GameEvent> events);

  // Returns matching games, newest first.
  std::vector<BoardRow> find(const GameQuery& query);
  // Returns games whose `wake` is not after `now`, earliest first.
  std::vector<BoardRow> due(Time now, std::uint32_t limit);
  // Returns the number of active games of a player in one rating class; "" stands for all classes.
  std::uint32_t count_active(AccountId player, std::string_view rating_class);
  // Returns the ids above `after`, in order, that have a row or an event: in a damaged store one of the two
  // may be missing.
  std::vector<GameId> ids(GameId after, std::uint32_t limit);

 protected:
  Statements& statements() { return statements_; }
  // Replaces the row of a game if its number is `seq`; returns false otherwise.  The values have already been
  // checked.
  virtual bool update(const BoardRow& row, std::uint32_t seq);
  // Returns the parameters of update_game_text.  They refer to strings of the row.
  static std::vector<Value> values_of_update(const BoardRow& row, std::uint32_t seq);

 private:
  Statements statements_;
  std::vector<Change>& changes_;
  std::map<GameId, BoardRow> seen_;  // rows as they were last read
};

}  // namespace mt::server::store

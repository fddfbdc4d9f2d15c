// The part of a transaction that stores games: a row for each, and its events.
#pragma once
#include "movetext/server/domain/event.hpp"
#include "movetext/server/store/rows.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Games {
 public:
  virtual ~Games() = default;

  // Returns the id, which the store assigns, starting at 101.  The game has no events.
  virtual GameId add(const BoardRow& row) = 0;
  virtual std::optional<BoardRow> get(GameId id) = 0;
  // Returns the events numbered above `after_seq`, in order.
  virtual std::vector<domain::GameEvent> events(GameId id, std::uint32_t after_seq = 0) = 0;
  // Replaces the row and adds the events that lead to it; the last of them is numbered `row.seq`.  Throws
  // Conflict if the stored row is not at `row.seq - events.size()`.
  virtual void append(const BoardRow& row, std::span<const domain::GameEvent> events) = 0;

  // Returns matching games, newest first.
  virtual std::vector<BoardRow> find(const GameQuery& query) = 0;
  // Returns games whose `wake` is not after `now`, earliest first.
  virtual std::vector<BoardRow> due(Time now, std::uint32_t limit) = 0;
  // Returns the number of active games of a player in one rating class; "" stands for all classes.
  virtual std::uint32_t count_active(AccountId player, std::string_view rating_class) = 0;
  // Returns the ids above `after`, in order, that have a row or an event: in a damaged store one of the two
  // may be missing.
  virtual std::vector<GameId> ids(GameId after, std::uint32_t limit) = 0;
};

}  // namespace mt::server::store

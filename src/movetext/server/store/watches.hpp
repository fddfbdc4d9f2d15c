// The part of a transaction that keeps who is told of games that they do not play.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <vector>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Watches {
 public:
  virtual ~Watches() = default;

  // Does nothing if the same watch is there.
  virtual void add(const WatchRow& row) = 0;
  virtual void remove(const WatchRow& row) = 0;
  // Includes the watches of every game's end.
  virtual std::vector<WatchRow> of_game(GameId game) = 0;
  virtual std::vector<WatchRow> of_account(AccountId account) = 0;
};

}  // namespace mt::server::store

// The part of a transaction that stores which accounts receive mails about games that they do not play.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <vector>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Watches {
 public:
  virtual ~Watches() = default;

  // Does nothing if the same watch already exists.
  virtual void add(const WatchRow& row) = 0;
  virtual void remove(const WatchRow& row) = 0;
  // Returns the watches of that game, and those of every game's end.
  virtual std::vector<WatchRow> of_game(GameId game) = 0;
  virtual std::vector<WatchRow> of_account(AccountId account) = 0;
};

}  // namespace mt::server::store

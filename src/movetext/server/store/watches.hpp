// The part of a transaction that stores which accounts receive mails about games that they do not play.
#pragma once
#include "movetext/server/store/rows.hpp"
#include "movetext/server/store/statements.hpp"

#include <vector>

namespace mt::server::store {

// Every function may throw StoreError or Conflict.
class Watches {
 public:
  explicit Watches(const Statements& statements) : statements_(statements) {}
  virtual ~Watches() = default;

  // Does nothing if the same watch already exists.
  virtual void add(const WatchRow& row);
  virtual void remove(const WatchRow& row);
  // Returns the watches of that game, and those of every game's end.
  virtual std::vector<WatchRow> of_game(GameId game);
  std::vector<WatchRow> of_account(AccountId account);

 private:
  Statements statements_;
};

}  // namespace mt::server::store

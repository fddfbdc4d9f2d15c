// Watches in SQL.
#pragma once
#include "movetext/server/store/statements.hpp"
#include "movetext/server/store/watches.hpp"

namespace mt::server::store {

class SqlWatches : public Watches {
 public:
  explicit SqlWatches(const Statements& statements) : statements_(statements) {}

  void add(const WatchRow& row) override;
  void remove(const WatchRow& row) override;
  std::vector<WatchRow> of_game(GameId game) override;
  std::vector<WatchRow> of_account(AccountId account) override;

 private:
  Statements statements_;
};

}  // namespace mt::server::store

// The turns of engines in SQL.
#pragma once
#include "movetext/server/store/statements.hpp"
#include "movetext/server/store/turns.hpp"

namespace mt::server::store {

class SqlTurns : public Turns {
 public:
  explicit SqlTurns(const Statements& statements) : statements_(statements) {}

  void put(GameId game, AccountId account, Time now) override;
  void drop(GameId game, AccountId account) override;
  std::vector<TurnRow> due(AccountId account, Time now, std::uint32_t limit) override;
  std::optional<std::uint32_t> take(GameId game, AccountId account, Time now, Time until) override;
  void put_off(GameId game, AccountId account, Time until, Time due, std::string_view error) override;
  void end_leases() override;
  TurnDepth depth() override;
  std::vector<Waiting> of_account(AccountId account, std::uint32_t limit) override;

 private:
  Statements statements_;
};

}  // namespace mt::server::store

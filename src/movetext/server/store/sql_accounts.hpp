// Accounts in SQL.
#pragma once
#include "movetext/server/store/accounts.hpp"
#include "movetext/server/store/statements.hpp"

namespace mt::server::store {

class SqlAccounts : public Accounts {
 public:
  explicit SqlAccounts(const Statements& statements) : statements_(statements) {}

  AccountId add(const domain::Account& account) override;
  void save(const domain::Account& account) override;
  void lock(AccountId id) override;
  std::optional<domain::Account> get(AccountId id) override;
  std::optional<domain::Account> named(std::string_view name) override;
  std::optional<domain::Account> of_address(std::string_view mailbox) override;
  std::vector<domain::Account> active(std::string_view after, std::uint32_t limit) override;
  std::vector<domain::Account> all(std::string_view after, std::uint32_t limit) override;
  std::vector<AccountId> leave_over(Time now, std::uint32_t limit) override;
  std::vector<std::string> seekers(std::string_view game, std::uint32_t limit) override;
  std::uint64_t drop_unconfirmed(Time created_before) override;

 private:
  void save_lists(const domain::Account& account);

  Statements statements_;
};

}  // namespace mt::server::store

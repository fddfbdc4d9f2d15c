// The part of a transaction that stores the accounts of players, with their addresses and policies.
#pragma once
#include "movetext/server/domain/account.hpp"
#include "movetext/server/store/statements.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::store {

// Names and addresses are compared case-insensitively.  Every function may throw StoreError or Conflict.
class Accounts {
 public:
  explicit Accounts(const Statements& statements) : statements_(statements) {}
  virtual ~Accounts() = default;

  // Returns the id, which the store assigns.  Throws Conflict if the name is taken.
  AccountId add(const domain::Account& account);
  // Replaces the whole account with its addresses and policies.  Throws StoreError if it does not exist.
  virtual void save(const domain::Account& account);
  // Locks the account until this transaction ends: other transactions that call this for the same account
  // wait.  A caller that locks several accounts locks the lowest id first.  Data of the account that is read
  // afterwards is up to date.
  virtual void lock(AccountId id);

  virtual std::optional<domain::Account> get(AccountId id);
  std::optional<domain::Account> named(std::string_view name);
  // Finds an account with the address; prefers one that has confirmed it.
  std::optional<domain::Account> of_address(std::string_view mailbox);
  // Return accounts whose names follow `after`, sorted by name: the active ones, or all.
  std::vector<domain::Account> active(std::string_view after, std::uint32_t limit);
  std::vector<domain::Account> all(std::string_view after, std::uint32_t limit);

  // Returns active accounts whose leave has expired by `now` but has not been ended.
  std::vector<AccountId> leave_over(Time now, std::uint32_t limit);
  // Returns the names of active accounts that look for games, by their policy for exactly that game; ""
  // stands for all games.
  std::vector<std::string> seekers(std::string_view game, std::uint32_t limit);

  // Deletes the accounts created before that time that never confirmed an address, and returns their number.
  // They have no games, because no one could act for them.
  std::uint64_t drop_unconfirmed(Time created_before);

 private:
  void save_lists(const domain::Account& account);

  Statements statements_;
};

}  // namespace mt::server::store

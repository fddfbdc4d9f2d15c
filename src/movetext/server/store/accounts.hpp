// The part of a transaction that stores the accounts of players, with the accounts' addresses and policies.
#pragma once
#include "movetext/server/domain/account.hpp"
#include "movetext/server/store/statements.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::store {

// Names and addresses are compared case-insensitively. Every function may throw StoreError or Conflict.
class Accounts {
 public:
  explicit Accounts(const Statements& statements) : statements_(statements) {}
  virtual ~Accounts() = default;

  // Adds the account and returns the id that the store assigns to it. Throws Conflict if the name is taken.
  AccountId add(const domain::Account& account);
  // Replaces the whole account, with its addresses and policies. Throws StoreError if the account does not
  // exist.
  virtual void save(const domain::Account& account);
  // Locks the account until this transaction ends: other transactions that call lock() for the same account
  // wait. A caller that locks several accounts must lock them in the order of their ids. After the call,
  // reads return the newest data of the account.
  virtual void lock(AccountId id);

  virtual std::optional<domain::Account> get(AccountId id);
  std::optional<domain::Account> named(std::string_view name);
  // Returns an account with the address; an account that has confirmed the address is preferred.
  std::optional<domain::Account> of_address(std::string_view mailbox);
  // Return at most `limit` accounts whose names follow `after`, sorted by name. active() returns only active
  // accounts; all() returns accounts in any state.
  std::vector<domain::Account> active(std::string_view after, std::uint32_t limit);
  std::vector<domain::Account> all(std::string_view after, std::uint32_t limit);

  // Returns active accounts whose leave expired by `now` but is still recorded.
  std::vector<AccountId> leave_over(Time now, std::uint32_t limit);
  // Returns the names of active accounts that look for opponents in `game`. Only a policy for exactly that
  // game counts; "" stands for the policy for all games.
  std::vector<std::string> seekers(std::string_view game, std::uint32_t limit);

  // Deletes the accounts that were created before `created_before` and never confirmed an address; returns
  // how many were deleted. These accounts have no games, because only a confirmed address can send commands
  // for an account.
  std::uint64_t drop_unconfirmed(Time created_before);

 private:
  void save_lists(const domain::Account& account);

  Statements statements_;
};

}  // namespace mt::server::store

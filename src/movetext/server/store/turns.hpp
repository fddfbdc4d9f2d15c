// The part of a transaction that stores the turns of engines: the boards that wait for an account for which
// the server itself plays.
#pragma once
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/store/statements.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::store {

struct TurnRow {
  GameId game = 0;
  AccountId account = 0;
  Time since = 0;           // when the board started to wait
  Time due = 0;             // when it must be played
  std::uint32_t tries = 0;  // number of attempts
  friend bool operator==(const TurnRow&, const TurnRow&) = default;
};

struct TurnDepth {
  std::uint64_t waiting = 0;
  Time oldest = 0;  // `since` of the one that has waited longest; 0 if there are none
};

// Every function may throw StoreError or Conflict.
class Turns {
 public:
  explicit Turns(const Statements& statements) : statements_(statements) {}

  // Records that the board waits for the account from now on.  Replaces any earlier record for the two,
  // because the board has changed.
  void put(GameId game, AccountId account, Time now);
  // Does nothing if there is no such turn.
  void drop(GameId game, AccountId account);

  // Returns turns of the account that are due and not leased, earliest due time first.
  std::vector<TurnRow> due(AccountId account, Time now, std::uint32_t limit);
  // Leases the turn until `until`; due() does not return it before then.  Returns how often it was taken,
  // including this time; nothing if it is no longer due, or if another node or thread has it.
  std::optional<std::uint32_t> take(GameId game, AccountId account, Time now, Time until);
  // Returns a turn that was leased until `until`: it is due again at `due`.  Does nothing if the turn no
  // longer has that lease.
  void put_off(GameId game, AccountId account, Time until, Time due, std::string_view error);
  // Ends all leases.  The caller must know that no other node plays.
  void end_leases();

  TurnDepth depth();
  // Returns the turns of the account, oldest first, and why their last attempts failed.
  struct Waiting {
    TurnRow turn{};
    std::string last_error{};
  };
  std::vector<Waiting> of_account(AccountId account, std::uint32_t limit);

 private:
  Statements statements_;
};

}  // namespace mt::server::store

// The part of a transaction that keeps the turns of engines: the boards that wait for an account that the
// server itself plays for.
#pragma once
#include "movetext/server/domain/ids.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::store {

struct TurnRow {
  GameId game = 0;
  AccountId account = 0;
  Time since = 0;           // since when the board waits
  Time due = 0;             // when it is to be played
  std::uint32_t tries = 0;  // how often it was taken
  friend bool operator==(const TurnRow&, const TurnRow&) = default;
};

struct TurnDepth {
  std::uint64_t waiting = 0;
  Time oldest = 0;  // `since` of the one that waits for the longest time; 0: there are none
};

// Every function may throw StoreError or Conflict.
class Turns {
 public:
  virtual ~Turns() = default;

  // Notes that the board waits for the account from now on.  What was noted of the same two before is
  // forgotten: the board has changed.
  virtual void put(GameId game, AccountId account, Time now) = 0;
  // Does nothing if there is no such turn.
  virtual void drop(GameId game, AccountId account) = 0;

  // Returns turns of the account that are due and that nobody has taken, those that are due first first.
  virtual std::vector<TurnRow> due(AccountId account, Time now, std::uint32_t limit) = 0;
  // Takes the turn until `until`: until then due() does not return it.  Returns how often it was taken, this
  // time included; nothing if it is not due any more, or if another node or thread has it.
  virtual std::optional<std::uint32_t> take(GameId game, AccountId account, Time now, Time until) = 0;
  // Gives back a turn that was taken until `until`: it is due at `due`.  Does nothing if the turn is not that
  // one any more.
  virtual void put_off(GameId game, AccountId account, Time until, Time due, std::string_view error) = 0;
  // Gives back all turns.  The caller must know that no other node plays.
  virtual void end_leases() = 0;

  virtual TurnDepth depth() = 0;
  // Returns the turns of the account and why the last try failed, the oldest first.
  struct Waiting {
    TurnRow turn{};
    std::string last_error{};
  };
  virtual std::vector<Waiting> of_account(AccountId account, std::uint32_t limit) = 0;
};

}  // namespace mt::server::store

// The part of a transaction that stores the turns of engines. A turn is a board on which the server itself
// must move, for the account of an engine.
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
  Time since = 0;           // when the engine's account became the account to move
  Time due = 0;             // when the engine must next be asked for a move
  std::uint32_t tries = 0;  // number of attempts
  friend bool operator==(const TurnRow&, const TurnRow&) = default;
};

struct TurnDepth {
  std::uint64_t waiting = 0;
  Time oldest = 0;  // `since` of the oldest turn; 0 if there are none
};

// Every function may throw StoreError or Conflict.
class Turns {
 public:
  explicit Turns(const Statements& statements) : statements_(statements) {}

  // Records that the account has to move on this board. An earlier turn of the same account on the same board
  // is replaced, because the board has changed.
  void put(GameId game, AccountId account, Time now);
  // Deletes the turn; does nothing if there is no such turn.
  void drop(GameId game, AccountId account);

  // Returns turns of the account that are due and not leased, earliest due time first.
  std::vector<TurnRow> due(AccountId account, Time now, std::uint32_t limit);
  // Leases the turn until `until`; before that time due() does not return it. Returns how often the turn was
  // leased, including this time. Returns nothing if the turn is no longer due, or if another node or thread
  // has leased it.
  std::optional<std::uint32_t> take(GameId game, AccountId account, Time now, Time until);
  // Ends the lease that lasts until `until`, and makes the turn due again at `due`. Does nothing if the turn
  // no longer has that lease.
  void put_off(GameId game, AccountId account, Time until, Time due, std::string_view error);
  // Ends all leases. The caller must know that no other node's engines are playing.
  void end_leases();

  TurnDepth depth();
  // Returns the turns of the account, oldest first, each with the reason why its last try failed.
  struct Waiting {
    TurnRow turn{};
    std::string last_error{};
  };
  std::vector<Waiting> of_account(AccountId account, std::uint32_t limit);

 private:
  Statements statements_;
};

}  // namespace mt::server::store

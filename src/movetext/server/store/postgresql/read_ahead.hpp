// Data that is read once for all jobs of a batch: the games that the jobs name, the accounts of these games'
// players, and the watchers of these games. The games are locked.
#pragma once
#include "movetext/server/store/postgresql/link.hpp"
#include "movetext/server/store/rows.hpp"

#include <span>
#include <unordered_map>
#include <vector>

namespace mt::server::store::postgresql {

class ReadAhead {
 public:
  void clear();
  // Reads the games and locks them in the order of their ids, so that nodes never deadlock. Also remembers
  // which of the games do not exist.
  void load(Link& link, std::vector<GameId> games);

  bool knows(GameId id) const { return games_.contains(id); }
  // Returns nullptr if the game does not exist or was not read.
  const BoardRow* game(GameId id) const;
  void set_game(const BoardRow& row) { games_[row.id] = row; }

  // Returns nullptr if the account was not read.
  const domain::Account* account(AccountId id) const;
  void forget_account(AccountId id) { accounts_.erase(id); }

  // Returns nullptr if the watchers were not read.
  const std::vector<WatchRow>* watchers(GameId game) const;
  void forget_watchers() { watchers_.clear(); }

 private:
  struct Found {
    std::vector<domain::Account> accounts;
    std::vector<WatchRow> watches;
  };
  void keep(std::span<const GameId> games, Found& found);

  std::unordered_map<GameId, std::optional<BoardRow>> games_;
  std::unordered_map<AccountId, domain::Account> accounts_;
  std::unordered_map<GameId, std::vector<WatchRow>> watchers_;
};

}  // namespace mt::server::store::postgresql

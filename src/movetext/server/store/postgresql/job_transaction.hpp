// The transaction of a job. Data that was read ahead for the whole batch is not read again.
#pragma once
#include "movetext/server/store/postgresql/job_session.hpp"
#include "movetext/server/store/postgresql/read_ahead.hpp"
#include "movetext/server/store/transaction.hpp"

#include <vector>

namespace mt::server::store::postgresql {

class JobAccounts : public Accounts {
 public:
  JobAccounts(const Statements& statements, ReadAhead& ahead) : Accounts(statements), ahead_(ahead) {}

  void save(const domain::Account& account) override;
  void lock(AccountId id) override;
  std::optional<domain::Account> get(AccountId id) override;

 private:
  ReadAhead& ahead_;
};

class JobGames : public Games {
 public:
  JobGames(const Statements& statements, std::vector<Change>& changes, ReadAhead& ahead)
      : Games(statements, changes), ahead_(ahead) {}

  std::optional<BoardRow> get(GameId id) override;
  std::vector<domain::GameEvent> events(GameId id, std::uint32_t after_seq) override;

  // Restores the games that were read ahead to the state that they had before the job.
  void undo();
  // Returns the games whose last event did not have the number that the job expected. This can happen to
  // games that are not locked.
  const std::vector<GameId>& contested() const { return contested_; }

 protected:
  bool update(const BoardRow& row, std::uint32_t seq) override;

 private:
  ReadAhead& ahead_;
  std::vector<BoardRow> before_;
  std::vector<GameId> contested_;
};

class JobWatches : public Watches {
 public:
  JobWatches(const Statements& statements, ReadAhead& ahead) : Watches(statements), ahead_(ahead) {}

  void add(const WatchRow& row) override;
  void remove(const WatchRow& row) override;
  std::vector<WatchRow> of_game(GameId game) override;

 private:
  ReadAhead& ahead_;
};

class JobInbound : public Inbound {
 public:
  JobInbound(const Statements& statements, Care pace) : Inbound(statements), pace_(pace) {}

  bool add(const InboundRow& row) override;

 private:
  Care pace_;
};

class JobTransaction : public Transaction {
 public:
  JobTransaction(JobSession& session, ReadAhead& ahead)
      : Transaction(session),
        accounts_(statements(), ahead),
        games_(statements(), change_list(), ahead),
        watches_(statements(), ahead),
        inbound_(statements(), session.pace()) {}

  Accounts& accounts() override { return accounts_; }
  Games& games() override { return games_; }
  Watches& watches() override { return watches_; }
  Inbound& inbound() override { return inbound_; }

  void undo() { games_.undo(); }
  const std::vector<GameId>& contested() const { return games_.contested(); }

 private:
  JobAccounts accounts_;
  JobGames games_;
  JobWatches watches_;
  JobInbound inbound_;
};

}  // namespace mt::server::store::postgresql

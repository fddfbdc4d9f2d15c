// The transaction a job sees: SQL, less what was read ahead.
#pragma once
#include "movetext/server/store/postgresql/job_session.hpp"
#include "movetext/server/store/postgresql/read_ahead.hpp"
#include "movetext/server/store/sql_transaction.hpp"

#include <utility>
#include <vector>

namespace mt::server::store::postgresql {

class JobTransaction : public SqlTransaction {
 public:
  JobTransaction(JobSession& session, ReadAhead& ahead)
      : SqlTransaction(session), pace_(session.pace()), ahead_(ahead) {}

  std::optional<domain::Account> account(AccountId id) override;
  void save_account(const domain::Account& account) override;
  void lock_account(AccountId id) override;
  std::optional<BoardRow> game(GameId id) override;
  std::vector<domain::GameEvent> events(GameId id, std::uint32_t after_seq) override;

  void watch(const WatchRow& row) override;
  void unwatch(GameId game, AccountId account, Watching watching) override;
  std::vector<WatchRow> watchers(GameId game) override;

  // Games read ahead are again what they were before the job.
  void undo();
  // Games that stood elsewhere than the job believed, although they were not locked.
  const std::vector<GameId>& contested() const { return contested_; }

 protected:
  bool update_game(const BoardRow& row, std::uint32_t seq) override;
  bool insert_inbound(const InboundRow& row) override;

 private:
  Care pace_;
  ReadAhead& ahead_;
  std::vector<BoardRow> before_;
  std::vector<GameId> contested_;
};

}  // namespace mt::server::store::postgresql

// A transaction in SQL, the same for all drivers.  A driver may replace some of its parts.
#pragma once
#include "movetext/server/store/sql_accounts.hpp"
#include "movetext/server/store/sql_archive.hpp"
#include "movetext/server/store/sql_confirmations.hpp"
#include "movetext/server/store/sql_games.hpp"
#include "movetext/server/store/sql_inbound.hpp"
#include "movetext/server/store/sql_limits.hpp"
#include "movetext/server/store/sql_mails.hpp"
#include "movetext/server/store/sql_marks.hpp"
#include "movetext/server/store/sql_ratings.hpp"
#include "movetext/server/store/sql_turns.hpp"
#include "movetext/server/store/sql_watches.hpp"
#include "movetext/server/store/transaction.hpp"

#include <vector>

namespace mt::server::store {

class SqlTransaction : public Transaction {
 public:
  explicit SqlTransaction(Session& session) : statements_(session) {}

  Accounts& accounts() override { return accounts_; }
  Ratings& ratings() override { return ratings_; }
  Games& games() override { return games_; }
  Watches& watches() override { return watches_; }
  Archive& archive() override { return archive_; }
  Inbound& inbound() override { return inbound_; }
  Mails& mails() override { return mails_; }
  Confirmations& confirmations() override { return confirmations_; }
  Limits& limits() override { return limits_; }
  Marks& marks() override { return marks_; }
  Turns& turns() override { return turns_; }

  void expire(Time mails_before, Time now) override;

  // Returns the changes made by the parts so far, in order.
  const std::vector<Change>& changes() const { return changes_; }

 protected:
  // Share the state of this class with parts that a driver replaces.
  Statements statements() const { return statements_; }
  std::vector<Change>& change_list() { return changes_; }

 private:
  Statements statements_;
  std::vector<Change> changes_;
  SqlAccounts accounts_{statements_};
  SqlRatings ratings_{statements_};
  SqlGames games_{statements_, changes_};
  SqlWatches watches_{statements_};
  SqlArchive archive_{statements_};
  SqlInbound inbound_{statements_};
  SqlMails mails_{statements_, changes_};
  SqlConfirmations confirmations_{statements_};
  SqlLimits limits_{statements_};
  SqlMarks marks_{statements_};
  SqlTurns turns_{statements_};
};

}  // namespace mt::server::store

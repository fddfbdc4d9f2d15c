// Everything that one transaction can read and change, in parts.
//
//   if (const auto fred = t.accounts().named("fred")) fred_plays = t.games().find({.player = fred->id});
#pragma once
#include "movetext/server/store/accounts.hpp"
#include "movetext/server/store/archive.hpp"
#include "movetext/server/store/confirmations.hpp"
#include "movetext/server/store/errors.hpp"
#include "movetext/server/store/games.hpp"
#include "movetext/server/store/inbound.hpp"
#include "movetext/server/store/limits.hpp"
#include "movetext/server/store/mails.hpp"
#include "movetext/server/store/marks.hpp"
#include "movetext/server/store/ratings.hpp"
#include "movetext/server/store/turns.hpp"
#include "movetext/server/store/watches.hpp"

#include <vector>

namespace mt::server::store {

// Reads see the writes of the transaction.  The parts live as long as the transaction.  A driver replaces the
// parts for which it does more than run the SQL.
class Transaction {
 public:
  explicit Transaction(Session& session) : statements_(session) {}
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  virtual ~Transaction() = default;

  virtual Accounts& accounts() { return accounts_; }
  Ratings& ratings() { return ratings_; }
  virtual Games& games() { return games_; }
  virtual Watches& watches() { return watches_; }
  Archive& archive() { return archive_; }
  virtual Inbound& inbound() { return inbound_; }
  virtual Mails& mails() { return mails_; }
  Confirmations& confirmations() { return confirmations_; }
  Limits& limits() { return limits_; }
  Marks& marks() { return marks_; }
  Turns& turns() { return turns_; }

  // Deletes data that is no longer needed: inbound mails received before that time, dead mails created before
  // that time, and confirmations and counts of limits that have expired by `now`.
  void expire(Time mails_before, Time now);

  // Returns the changes made by the parts so far, in order.
  const std::vector<Change>& changes() const { return changes_; }

 protected:
  // Share the state of this class with parts that replace its own.
  Statements statements() const { return statements_; }
  std::vector<Change>& change_list() { return changes_; }

 private:
  Statements statements_;
  std::vector<Change> changes_;
  Accounts accounts_{statements_};
  Ratings ratings_{statements_};
  Games games_{statements_, changes_};
  Watches watches_{statements_};
  Archive archive_{statements_};
  Inbound inbound_{statements_};
  Mails mails_{statements_, changes_};
  Confirmations confirmations_{statements_};
  Limits limits_{statements_};
  Marks marks_{statements_};
  Turns turns_{statements_};
};

}  // namespace mt::server::store

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

namespace mt::server::store {

// Reads see the writes of the transaction.  The parts live as long as the transaction.
class Transaction {
 public:
  Transaction() = default;
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  virtual ~Transaction() = default;

  virtual Accounts& accounts() = 0;
  virtual Ratings& ratings() = 0;
  virtual Games& games() = 0;
  virtual Watches& watches() = 0;
  virtual Archive& archive() = 0;
  virtual Inbound& inbound() = 0;
  virtual Mails& mails() = 0;
  virtual Confirmations& confirmations() = 0;
  virtual Limits& limits() = 0;
  virtual Marks& marks() = 0;
  virtual Turns& turns() = 0;

  // Deletes data that is no longer needed: inbound mails received before that time, dead mails created before
  // that time, and confirmations and counts of limits that have expired by `now`.
  virtual void expire(Time mails_before, Time now) = 0;
};

}  // namespace mt::server::store

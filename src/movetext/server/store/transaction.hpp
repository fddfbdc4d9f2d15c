// Everything that one transaction can read and change, in parts.  The parts with few statements are here,
// each of the others has its own file.  Every function of a part may throw StoreError or Conflict.
//
//   if (const auto fred = t.accounts().named("fred")) fred_plays = t.games().find({.player = fred->id});
#pragma once
#include "movetext/server/domain/ids.hpp"
#include "movetext/server/store/accounts.hpp"
#include "movetext/server/store/errors.hpp"
#include "movetext/server/store/games.hpp"
#include "movetext/server/store/mails.hpp"
#include "movetext/server/store/ratings.hpp"
#include "movetext/server/store/rows.hpp"
#include "movetext/server/store/statements.hpp"
#include "movetext/server/store/turns.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::store {

// Stores which accounts receive mails about games that they do not play.
class Watches {
 public:
  explicit Watches(const Statements& statements) : statements_(statements) {}
  virtual ~Watches() = default;

  // Does nothing if the same watch already exists.
  virtual void add(const WatchRow& row);
  virtual void remove(const WatchRow& row);
  // Returns the watches of that game, and those of every game's end.
  virtual std::vector<WatchRow> of_game(GameId game);
  std::vector<WatchRow> of_account(AccountId account);

 private:
  Statements statements_;
};

// Stores which games are in the archive of finished games, and the lengths of its files.
class Archive {
 public:
  explicit Archive(const Statements& statements) : statements_(statements) {}

  // Returns games that were finished or aborted by that time and are not in the archive, oldest first.
  std::vector<GameId> missing(Time ended_by, std::uint32_t limit);
  // Records that the game is in the archive.
  void add(GameId id);

  // Returns the number of bytes of an archive file that are known to be on disk; 0 if there is no such file.
  // Locks the file until this transaction ends: other transactions that call this for the same file wait.
  std::int64_t file_size(std::string_view file);
  // The caller must have called file_size() for the file in this transaction.
  void set_file_size(std::string_view file, std::int64_t size);

 private:
  Statements statements_;
};

// Stores which mails have arrived, so that a duplicate is processed once.
class Inbound {
 public:
  explicit Inbound(const Statements& statements) : statements_(statements) {}
  virtual ~Inbound() = default;

  // Returns false if there already is a mail with that key; `get` returns its outcome.
  virtual bool add(const InboundRow& row);
  std::optional<InboundRow> get(std::string_view key);
  void set_outcome(std::string_view key, std::string_view outcome);

 protected:
  Statements& statements() { return statements_; }

 private:
  Statements statements_;
};

// Stores commands until a mail confirms them.
class Confirmations {
 public:
  explicit Confirmations(const Statements& statements) : statements_(statements) {}

  // Replaces a confirmation with the same code.
  void put(const ConfirmationRow& row);
  // Removes and returns the confirmation, because it can be used once.  Returns nothing if there is none or
  // if it has expired.
  std::optional<ConfirmationRow> take(std::string_view code_hash, Time now);

 private:
  Statements statements_;
};

// Counts events in order to limit their rate.
class Limits {
 public:
  explicit Limits(const Statements& statements) : statements_(statements) {}

  // Returns whether `key` was allowed fewer than `most` times in the period `window` that ends at `now`; if
  // so, counts this time, too.
  bool allow(std::string_view key, Time now, Duration window, std::uint32_t most);
  // Returns how often `key` was allowed in the period `window` that ends at `now`.
  std::uint32_t count(std::string_view key, Time now, Duration window);

 private:
  Statements statements_;
};

// Stores facts about the whole store on which all its nodes must agree.
class Marks {
 public:
  explicit Marks(const Statements& statements) : statements_(statements) {}

  // Returns an empty text if there is no such mark.
  std::string get(std::string_view name);
  void save(std::string_view name, std::string_view value);

 private:
  Statements statements_;
};

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

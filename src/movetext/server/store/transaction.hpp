// Everything that one transaction can read and change, divided into parts. Parts with few statements are
// declared here; each other part has its own file. Every function of a part may throw StoreError or Conflict.
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

  // Adds the watch; does nothing if it already exists.
  virtual void add(const WatchRow& row);
  virtual void remove(const WatchRow& row);
  // Returns the watches of that game, and the watches for the end of every game.
  virtual std::vector<WatchRow> of_game(GameId game);
  std::vector<WatchRow> of_account(AccountId account);

 private:
  Statements statements_;
};

// Stores which games are in the archive of finished games, and the lengths of the archive's files.
class Archive {
 public:
  explicit Archive(const Statements& statements) : statements_(statements) {}

  // Returns the finished and aborted games that ended at or before `ended_by` and are not yet in the archive;
  // oldest first.
  std::vector<GameId> missing(Time ended_by, std::uint32_t limit);
  // Records that the game is in the archive.
  void add(GameId id);

  // Returns how many bytes of an archive file are known to be on disk, or 0 if the store does not know the
  // file. Locks the file until this transaction ends: other transactions that call file_size() for the same
  // file wait.
  std::int64_t file_size(std::string_view file);
  // Call file_size() for the same file in the same transaction first.
  void set_file_size(std::string_view file, std::int64_t size);

 private:
  Statements statements_;
};

// Stores which mails have arrived, so that a mail that arrives twice is processed once.
class Inbound {
 public:
  explicit Inbound(const Statements& statements) : statements_(statements) {}
  virtual ~Inbound() = default;

  // Adds the mail. Returns false if a mail with that key already exists; get() then returns its outcome.
  virtual bool add(const InboundRow& row);
  std::optional<InboundRow> get(std::string_view key);
  void set_outcome(std::string_view key, std::string_view outcome);

 protected:
  Statements& statements() { return statements_; }

 private:
  Statements statements_;
};

// Stores commands that run only after a mail confirms them.
class Confirmations {
 public:
  explicit Confirmations(const Statements& statements) : statements_(statements) {}

  // Stores the confirmation. A confirmation with the same code is replaced.
  void put(const ConfirmationRow& row);
  // Removes the confirmation and returns it, because it can be used only once. Returns nothing if there is no
  // confirmation with that code or if it has expired.
  std::optional<ConfirmationRow> take(std::string_view code_hash, Time now);

 private:
  Statements statements_;
};

// Counts events, in order to limit how often they are allowed.
class Limits {
 public:
  explicit Limits(const Statements& statements) : statements_(statements) {}

  // Returns whether `key` was allowed fewer than `most` times in the period of length `window` that ends at
  // `now`. If so, this call is counted as well.
  bool allow(std::string_view key, Time now, Duration window, std::uint32_t most);
  // Returns how often `key` was allowed in the period of length `window` that ends at `now`.
  std::uint32_t count(std::string_view key, Time now, Duration window);

 private:
  Statements statements_;
};

// Stores facts about the whole store on which all its nodes must agree.
class Marks {
 public:
  explicit Marks(const Statements& statements) : statements_(statements) {}

  // Returns the value of the mark, or an empty text if there is no such mark.
  std::string get(std::string_view name);
  void save(std::string_view name, std::string_view value);

 private:
  Statements statements_;
};

// A read sees the writes of the same transaction. The parts exist as long as the transaction. A driver
// replaces a part by its own class if more must be done than to run the SQL of the part.
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

  // Deletes data that is no longer needed: inbound mails received before `mails_before`, dead mails created
  // before `mails_before`, and confirmations and counts of limits that have expired by `now`.
  void expire(Time mails_before, Time now);

  // Returns the changes that the parts have made so far, in order.
  const std::vector<Change>& changes() const { return changes_; }

 protected:
  // Give derived classes the members that their own parts need.
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

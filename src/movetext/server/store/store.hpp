// Where everything is kept.  What a transaction has committed is on the disk; what it has not, never was.
//
//   store.submit({.key = key, .games = {game}, .run = [&](Transaction& t) { ... }, .done = answer});
//
// One node has one Store.  Jobs are committed together, each in a savepoint of its own, so that one fsync
// pays for many; several nodes may share one PostgreSQL.
#pragma once
#include "movetext/server/store/rows.hpp"

#include <chrono>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace mt::server::store {

// The store cannot do it now: the disk is full, the database is away.  Whoever asked may ask again.
struct StoreError : std::runtime_error {
  using std::runtime_error::runtime_error;
};
// The store is well, but what stands there was never written like that: a newer program did it, or damage.
struct Unreadable : StoreError {
  using StoreError::StoreError;
};
// Somebody else changed the game in the meantime: the job is run again with what is there now.
struct Conflict : std::runtime_error {
  using std::runtime_error::runtime_error;
};

// All reads see what the transaction has written.  Every function may throw StoreError or Conflict.
class Transaction {
 public:
  virtual ~Transaction() = default;

  // Accounts.  Names and addresses are compared without regard to case.
  virtual AccountId add_account(
      const domain::Account& account) = 0;  // its id is given; Conflict: the name is taken
  virtual void save_account(const domain::Account& account) = 0;  // all of it, addresses and policies too
  virtual std::optional<domain::Account> account(AccountId id) = 0;
  virtual std::optional<domain::Account> account_named(std::string_view name) = 0;
  virtual std::optional<domain::Account> account_of_address(
      std::string_view mailbox) = 0;  // confirmed or not
  // Active ones in the order of their names, behind `after`.
  virtual std::vector<domain::Account> accounts(std::string_view after, std::uint32_t limit) = 0;
  // The same of all, whatever their state.
  virtual std::vector<domain::Account> all_accounts(std::string_view after, std::uint32_t limit) = 0;

  // Deletes those that were created before and never confirmed an address; how many these were.  They have no
  // games: nobody could act for them.
  virtual std::uint64_t drop_unconfirmed(Time created_before) = 0;

  // Whose leave was to end by now and has not been ended.
  virtual std::vector<AccountId> leave_over(Time now, std::uint32_t limit) = 0;

  // Games.  `add_game` gives the id, from 101.
  virtual GameId add_game(const BoardRow& row) = 0;
  virtual std::optional<BoardRow> game(GameId id) = 0;
  virtual std::vector<domain::GameEvent> events(GameId id, std::uint32_t after_seq = 0) = 0;
  // The events follow `row.seq - events.size()`; Conflict if the game stands elsewhere.
  virtual void append(const BoardRow& row, std::span<const domain::GameEvent> events) = 0;
  virtual std::vector<BoardRow> games(const GameQuery& query) = 0;
  // Ids behind `after`, in order, that a row or an event has: where one is damaged, the other may be missing.
  virtual std::vector<GameId> boards(GameId after, std::uint32_t limit) = 0;
  // Games whose `wake` has come, the most urgent first.
  virtual std::vector<BoardRow> due_games(Time now, std::uint32_t limit) = 0;
  virtual std::uint32_t count_active(AccountId player, std::string_view rating_class) = 0;

  // Nobody else gets past here for that account until this transaction is over; of several the lowest id
  // first.  What is read of the account from then on is what is there.
  virtual void lock_account(AccountId id) = 0;

  virtual std::optional<RatingRow> rating(AccountId account, std::string_view rating_class) = 0;
  virtual void save_rating(const RatingRow& row) = 0;
  virtual std::vector<Standing> standings(std::string_view rating_class, std::uint32_t limit) = 0;
  // All of one account, in the order of their classes.
  virtual std::vector<RatingRow> ratings(AccountId account) = 0;
  // Names of active accounts whose policy of exactly that name ("": of all games) looks for games.
  virtual std::vector<std::string> seekers(std::string_view game, std::uint32_t limit) = 0;

  // Mail in.  False: that key is there already (then `inbound` tells what became of it).
  virtual bool add_inbound(const InboundRow& row) = 0;
  virtual std::optional<InboundRow> inbound(std::string_view key) = 0;
  virtual void save_inbound_outcome(std::string_view key, std::string_view outcome) = 0;

  // Mail out.  A mail whose message_id is there already is not put in again.  A mail takes the place of those
  // of the kind that it replaces, of the same game and account, that nobody is sending: they are out of date.
  virtual void put_mail(const OutboxMail& mail) = 0;
  // Takes up to `limit` that are due and leases them: until then nobody else gets them.
  virtual std::vector<OutboxMail> claim_mail(Time now, Duration lease, std::uint32_t limit) = 0;
  // Whoever claimed a mail keeps it until then.  False: it is not his any more, another one has claimed it
  // since.
  virtual bool renew_lease(std::int64_t id, std::uint32_t tries, Time until) = 0;
  // Whatever is leased can be claimed again: for who knows that no other node is there to send it.
  virtual void end_leases() = 0;
  // From now on that is what the mail says.
  virtual void mail_written(std::int64_t id, std::string_view message) = 0;
  virtual void mail_sent(std::int64_t id) = 0;
  virtual void mail_deferred(std::int64_t id, Time due, std::string_view error) = 0;
  virtual void mail_failed(std::int64_t id, std::string_view error) = 0;  // kept as a dead letter
  struct OutboxDepth {
    std::uint64_t waiting = 0;
    Time oldest = 0;  // created; 0: none
    std::uint64_t dead = 0;
  };
  virtual OutboxDepth outbox_depth() = 0;
  // Those behind the id `after` (0: from the first), in order: dead letters, or what is still to be sent.
  virtual std::vector<OutboxMail> outbox(bool dead, std::int64_t after, std::uint32_t limit) = 0;
  // Makes dead mails and those that have been tried in vain due at once; returns their number.  Dead mails of
  // `outdated_kind` are dropped if their game has more events than the mail tells of.
  virtual std::uint64_t send_again(Time now, std::string_view outdated_kind) = 0;

  virtual void put_confirmation(const ConfirmationRow& row) = 0;
  // Takes it away: it serves once.  Nothing if there is none or its time is over.
  virtual std::optional<ConfirmationRow> take_confirmation(std::string_view code_hash, Time now) = 0;

  virtual void watch(const WatchRow& row) = 0;
  virtual void unwatch(GameId game, AccountId account, Watching watching) = 0;
  virtual std::vector<WatchRow> watchers(GameId game) = 0;  // those of every game's end, too
  virtual std::vector<WatchRow> watched_by(AccountId account) = 0;

  // Whether `key` was allowed fewer than `most` times in the time `window` that ends now; then this is one
  // more.
  virtual bool allow(std::string_view key, Time now, Duration window, std::uint32_t most) = 0;
  // How often it was, in the time `window` that ends now.
  virtual std::uint32_t allowed(std::string_view key, Time now, Duration window) = 0;

  // Games that ended by then, or were aborted, and are not in the archive, oldest first; and that they are.
  virtual std::vector<GameId> unarchived(Time ended_by, std::uint32_t limit) = 0;
  virtual void archived(GameId id) = 0;
  // Bytes of a file of the archive that are known to be on the disk; 0: there is no such file.  Until this
  // transaction is over nobody else gets past here for that file.
  virtual std::int64_t archive_size(std::string_view file) = 0;
  virtual void save_archive_size(std::string_view file, std::int64_t size) = 0;

  // A word that all who work on this store go by; empty: none was saved.
  virtual std::string mark(std::string_view name) = 0;
  virtual void save_mark(std::string_view name, std::string_view word) = 0;

  // Drops what has had its time: mails that came in, or were refused for good, before then; confirmations,
  // what was allowed.
  virtual void expire(Time mails_before, Time now) = 0;
};

// What a commit tells of: the events of a game, or (seq 0) that there is a mail to be sent.
struct Change {
  GameId game = 0;
  std::uint32_t seq = 0;
};

struct Job {
  // Changes something; may be run more than once, but only one run counts.
  std::function<void(Transaction&)> run{};
  // After the commit (nullptr), or with what kept it from being: on a thread of the store, must not block.
  std::function<void(std::exception_ptr)> done{};
  std::vector<GameId>
      games{};  // that it is about, if that is known: they are locked in order, and read ahead
};

struct StoreMetrics {
  std::uint64_t commits = 0;              // transactions
  std::uint64_t jobs = 0;                 // committed
  std::uint64_t failures = 0;             // jobs that threw
  std::uint64_t conflicts = 0;            // runs that were repeated
  std::uint64_t queued = 0;               // now
  std::uint64_t commit_microseconds = 0;  // sum; from the begin of a transaction until it is on the disk
};
// Of a transaction: how many jobs it had, and how long it took until it was on the disk.
using CommitHearer = std::function<void(std::uint64_t jobs, std::chrono::steady_clock::duration took)>;

class Store {
 public:
  virtual ~Store() = default;
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  // In order for jobs that name the same game.  False: the queue is full, or the store is stopping; `done` is
  // not called.
  virtual bool submit(Job job) = 0;
  // Reads without holding up who writes; what was seen is on the disk when it returns, except on a thread of
  // the store (from `done` or a hearer).  Throws StoreError.
  virtual void read(const std::function<void(Transaction&)>& look) = 0;
  // The same at once, so that the power may take away what it sees: for who does nothing with it but in a
  // job, which is told after that is on the disk.
  virtual void peek(const std::function<void(Transaction&)>& look) { read(look); }
  // submit() and wait; throws what the job threw.
  void write(const std::function<void(Transaction&)>& run, std::vector<GameId> games = {});

  // Called with what was committed, here or on another node, perhaps more than once; not on the caller's
  // thread.
  virtual void on_change(std::function<void(std::span<const Change>)> hear) = 0;

  // Called once, on any thread, if the store can do nothing any more but be opened anew by another process:
  // the disk has failed to keep what was written.  From then on every job and read is told a StoreError.
  virtual void on_failure(const std::function<void(const std::string& why)>& hear) { (void)hear; }

  // On a thread of the store; must not block.
  virtual void on_commit(const CommitHearer& hear) { (void)hear; }
  virtual StoreMetrics metrics() const = 0;
  // A copy of everything as it stands in one moment.  PostgreSQL: StoreError, its own tools do that.
  virtual void backup(const std::string& file) = 0;
  // Ends what is queued, then stops.
  virtual void stop() = 0;
};

}  // namespace mt::server::store

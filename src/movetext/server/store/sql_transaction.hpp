// A transaction in SQL, the same for all drivers.  A driver may answer some of it from what it has read
// ahead.
#pragma once
#include "movetext/server/store/session.hpp"
#include "movetext/server/store/store.hpp"

#include <initializer_list>
#include <map>
#include <vector>

namespace mt::server::store {

class SqlTransaction : public Transaction {
 public:
  explicit SqlTransaction(Session& session) : session_(session) {}

  AccountId add_account(const domain::Account& account) override;
  void save_account(const domain::Account& account) override;
  std::optional<domain::Account> account(AccountId id) override;
  std::optional<domain::Account> account_named(std::string_view name) override;
  std::optional<domain::Account> account_of_address(std::string_view mailbox) override;
  std::vector<domain::Account> accounts(std::string_view after, std::uint32_t limit) override;
  std::uint64_t drop_unconfirmed(Time created_before) override;
  std::vector<AccountId> leave_over(Time now, std::uint32_t limit) override;
  std::vector<domain::Account> all_accounts(std::string_view after, std::uint32_t limit) override;

  GameId add_game(const BoardRow& row) override;
  std::optional<BoardRow> game(GameId id) override;
  std::vector<domain::GameEvent> events(GameId id, std::uint32_t after_seq) override;
  void append(const BoardRow& row, std::span<const domain::GameEvent> events) override;
  std::vector<BoardRow> games(const GameQuery& query) override;
  std::vector<GameId> boards(GameId after, std::uint32_t limit) override;
  std::vector<BoardRow> due_games(Time now, std::uint32_t limit) override;
  std::uint32_t count_active(AccountId player, std::string_view rating_class) override;

  void lock_account(AccountId id) override;
  std::optional<RatingRow> rating(AccountId account, std::string_view rating_class) override;
  void save_rating(const RatingRow& row) override;
  std::vector<Standing> standings(std::string_view rating_class, std::uint32_t limit) override;
  std::vector<RatingRow> ratings(AccountId account) override;
  std::vector<std::string> seekers(std::string_view game, std::uint32_t limit) override;

  bool add_inbound(const InboundRow& row) override;
  std::optional<InboundRow> inbound(std::string_view key) override;
  void save_inbound_outcome(std::string_view key, std::string_view outcome) override;

  void put_mail(const OutboxMail& mail) override;
  std::vector<OutboxMail> claim_mail(Time now, Duration lease, std::uint32_t limit) override;
  bool renew_lease(std::int64_t id, std::uint32_t tries, Time until) override;
  void end_leases() override;
  void mail_written(std::int64_t id, std::string_view message) override;
  void mail_sent(std::int64_t id) override;
  void mail_deferred(std::int64_t id, Time due, std::string_view error) override;
  void mail_failed(std::int64_t id, std::string_view error) override;
  OutboxDepth outbox_depth() override;
  std::vector<OutboxMail> outbox(bool dead, std::int64_t after, std::uint32_t limit) override;
  std::uint64_t send_again(Time now, std::string_view outdated_kind) override;

  void put_confirmation(const ConfirmationRow& row) override;
  std::optional<ConfirmationRow> take_confirmation(std::string_view code_hash, Time now) override;

  void watch(const WatchRow& row) override;
  void unwatch(GameId game, AccountId account, Watching watching) override;
  std::vector<WatchRow> watchers(GameId game) override;
  std::vector<WatchRow> watched_by(AccountId account) override;

  bool allow(std::string_view key, Time now, Duration window, std::uint32_t most) override;
  std::uint32_t allowed(std::string_view key, Time now, Duration window) override;
  std::vector<GameId> unarchived(Time ended_by, std::uint32_t limit) override;
  void archived(GameId id) override;
  std::int64_t archive_size(std::string_view file) override;
  void save_archive_size(std::string_view file, std::int64_t size) override;
  std::string mark(std::string_view name) override;
  void save_mark(std::string_view name, std::string_view word) override;
  void expire(Time mails_before, Time now) override;

  // What it has appended, in order.
  const std::vector<Change>& changes() const { return changes_; }

 protected:
  using See = std::function<void(const Row&)>;

  // False: the game does not stand at `seq`.
  virtual bool update_game(const BoardRow& row, std::uint32_t seq);
  // False: it is there.
  virtual bool insert_inbound(const InboundRow& row);

  void each(const Statement& statement, Values values, const See& see);
  void each(const Statement& statement, std::initializer_list<Value> values, const See& see);
  void post(const Statement& statement, std::initializer_list<Value> values);
  bool change(const Statement& statement, std::initializer_list<Value> values);
  // Throws std::invalid_argument for text that is not plain; here, so that all drivers refuse the same.
  static void check(Values values);
  Session& session() { return session_; }

 private:
  void save_lists(const domain::Account& account);

  Session& session_;
  std::vector<Change> changes_;
  std::map<GameId, BoardRow> seen_;  // as they were read last
};

// Rows as statements with the columns of sql_columns.hpp give them.
BoardRow read_game(const Row& row);
domain::Account read_account(const Row& row);  // without addresses and policies
// The account of the list that has the id in column 0; nullptr: none.
domain::Account* account_of_row(std::vector<domain::Account>& accounts, const Row& row);
void read_address(const Row& row, domain::Account& account);
void read_policy(const Row& row, domain::Account& account);
WatchRow read_watch(const Row& row);

// What update_game_text takes.
std::vector<Value> values_of_update(const BoardRow& row, std::uint32_t seq);

}  // namespace mt::server::store

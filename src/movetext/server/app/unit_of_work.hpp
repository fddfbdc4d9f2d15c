// All changes that one inbound mail or one clock tick makes to accounts and games, in one transaction.
//
//   UnitOfWork work(policy, cache, transaction, now);
//   ActOutcome outcome = work.act(101, {.kind = ActKind::move, .text = "32-28"}, fred);
//   work.finish();  // puts events, rows, ratings and mails into the transaction
//   ... after the commit: work.keep_games();
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/mail_facts.hpp"
#include "movetext/server/app/mail_kinds.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/store/store.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mt::server::app {

class MailsDue;

class UnitOfWork {
 public:
  UnitOfWork(const ServerPolicy& policy, GameCache& cache, store::Transaction& transaction, Time now);

  const ServerPolicy& policy() const { return policy_; }
  const words::Language& language() const { return *policy_.language; }
  store::Transaction& store() { return transaction_; }
  Time now() const { return now_; }

  // Returns nullptr if there is no such board. finish() writes the changes.
  domain::Game* game(GameId id);
  // Returns nullptr if no account has that id.  The caller saves changes with save().
  domain::Account* account(AccountId id);
  domain::Account* account_named(std::string_view name);
  void save(const domain::Account& account);
  // Prevents other transactions from changing the account's leave until this one ends, and reads the account
  // again.
  void lock_account(AccountId id);

  domain::ActOutcome act(GameId id, const domain::Act& wish, AccountId by, bool is_operator = false);
  // Offers a game and returns its number.  A seat whose player is 0 is open.
  GameId offer(const domain::Terms& terms, AccountId challenger, AccountId first, AccountId second);

  // Puts a mail into the outbox.  It is due at once unless it has a time.
  void send(store::OutboxMail mail);
  // Writes everything, and puts the mails about the changed boards into the outbox.
  void finish();
  // Puts the games back into the cache.  Must be called only after the commit.
  void keep_games();

 private:
  struct Hand {
    store::BoardRow row;
    std::shared_ptr<domain::Game> game;  // not shared
  };

  domain::Circumstances circumstances(const Hand& hand, AccountId by, bool is_operator);
  void take_leave_along(domain::Game& game);
  void write(Hand& hand);
  void put_mails(const Hand& hand);
  void call_engines(const Hand& hand);
  bool is_going_on(const Hand& hand, const MailsDue& due);
  void put_to_player(const Hand& hand, Side seat, MailKind kind);
  void put_game_mail(const Hand& hand, const domain::Account& to, MailKind kind);
  void put_digest(const domain::Account& to);
  std::optional<store::OutboxMail> mail_to(const domain::Account& to, MailKind kind) const;
  MailFacts facts_of(const Hand& hand, const domain::Account& reader);

  const ServerPolicy& policy_;
  GameCache& cache_;
  store::Transaction& transaction_;
  Time now_;
  std::map<GameId, Hand> games_;
  std::map<AccountId, domain::Account> accounts_;
  std::optional<MailFacts> board_facts_;  // common to all readers of the game being written
};

}  // namespace mt::server::app

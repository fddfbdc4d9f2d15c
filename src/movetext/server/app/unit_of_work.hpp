// All changes to accounts and games that are caused by one inbound mail or one clock tick, in one
// transaction.
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

  // Returns nullptr if the board does not exist. finish() writes the changes that the caller makes.
  domain::Game* game(GameId id);
  // Returns nullptr if the account does not exist. The caller must save its changes with save().
  domain::Account* account(AccountId id);
  domain::Account* account_named(std::string_view name);
  void save(const domain::Account& account);
  // Prevents other transactions from changing the leave of the account until this transaction ends, and reads
  // the account again.
  void lock_account(AccountId id);

  domain::ActOutcome act(GameId id, const domain::Act& wish, AccountId by, bool is_operator = false);
  // Offers a game and returns its number. A seat with account 0 is open.
  GameId offer(const domain::Terms& terms, AccountId challenger, AccountId first, AccountId second);

  // Puts a mail into the outbox. If the mail has no due time, it is due at once.
  void send(store::OutboxMail mail);
  // Writes all changes, and puts the mails about the changed boards into the outbox.
  void finish();
  // Puts the games back into the cache. Must be called only after the commit.
  void keep_games();

 private:
  struct Hand {
    store::BoardRow row;
    std::shared_ptr<domain::Game> game;  // owned only by this value
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
  // The facts about the present board that are the same in the mails to all its readers.
  std::optional<MailFacts> board_facts_;
};

}  // namespace mt::server::app

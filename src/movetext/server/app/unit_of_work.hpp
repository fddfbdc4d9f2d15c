// Everything that one inbound mail, or the clock, does to accounts and games: in one transaction, or not at
// all.
//
//   UnitOfWork work(policy, cache, transaction, now);
//   ActOutcome outcome = work.act(101, {.kind = ActKind::move, .text = "32-28"}, fred);
//   work.finish();  // puts events, rows, ratings and mails into the transaction
//   ... after the commit: work.shelve();
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

class UnitOfWork {
 public:
  UnitOfWork(const Policy& policy, GameCache& cache, store::Transaction& transaction, Time now);

  const Policy& policy() const { return policy_; }
  const words::Language& language() const { return *policy_.language; }
  store::Transaction& store() { return transaction_; }
  Time now() const { return now_; }

  // Returns nullptr if there is no such board.  finish() writes what is changed.
  domain::Game* game(GameId id);
  // Returns nullptr if no account has that id.  save() saves changes.
  domain::Account* account(AccountId id);
  domain::Account* account_named(std::string_view name);
  void save(const domain::Account& account);
  // Keeps others from changing the account's leave until the transaction is over, and reads the account anew.
  void lock_account(AccountId id);

  domain::ActOutcome act(GameId id, const domain::Act& wish, AccountId by, bool is_operator = false);
  // Offers a game and returns its number; players that are 0 are open.
  GameId offer(const domain::Terms& terms, AccountId challenger, AccountId first, AccountId second);

  // Puts a mail into the outbox; it is due at once unless it says when.
  void send(store::OutboxMail mail);
  // Writes everything, and puts the mails about the boards that have changed into the outbox.
  void finish();
  // Puts the games back into the cache, after the commit and only after it.
  void shelve();

 private:
  struct Hand {
    store::BoardRow row;
    std::shared_ptr<domain::Game> game;  // nobody else has it
  };

  domain::Circumstances circumstances(const Hand& hand, AccountId by, bool is_operator);
  void take_leave_along(domain::Game& game);
  void write(Hand& hand);
  void put_mails(const Hand& hand);
  void put_to_player(const Hand& hand, Side seat, MailKind kind);
  void put_game_mail(const Hand& hand, const domain::Account& to, MailKind kind);
  void put_digest(const domain::Account& to);
  std::optional<store::OutboxMail> mail_to(const domain::Account& to, MailKind kind) const;
  MailFacts facts_of(const Hand& hand, const domain::Account& reader);

  const Policy& policy_;
  GameCache& cache_;
  store::Transaction& transaction_;
  Time now_;
  std::map<GameId, Hand> games_;
  std::map<AccountId, domain::Account> accounts_;
  std::optional<MailFacts> board_facts_;  // of the game whose mails are put in: the same for all its readers
};

}  // namespace mt::server::app

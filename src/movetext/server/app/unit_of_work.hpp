// All that one mail, or one stroke of the clock, does to accounts and games: in one transaction, or not at
// all.
//
//   UnitOfWork work(policy, cache, transaction, now);
//   Answer answer = work.act(101, {.kind = ActKind::move, .text = "32-28"}, fred);
//   work.finish();                                      // events, rows, ratings and mails are in the
//   transaction
//   ... after the commit: work.shelve();
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/mail_facts.hpp"
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
  store::Transaction& store() { return transaction_; }
  Time now() const { return now_; }

  // nullptr: there is no such board.  What is changed is written by finish().
  domain::Game* game(GameId id);
  // nullptr: nobody has that id.  Changes are saved with save().
  domain::Account* account(AccountId id);
  domain::Account* account_named(std::string_view name);
  void save(const domain::Account& account);
  // Nobody else changes its leave until this is over, and what is known of it is read anew.
  void lock_account(AccountId id);

  domain::ActOutcome act(GameId id, const domain::Act& wish, AccountId by, bool is_operator = false);
  // Offers a game; players that are 0 are open.  The board's number.
  GameId offer(const domain::Terms& terms, AccountId challenger, AccountId first, AccountId second);

  // A mail that is written already, to an account or to an address.
  void send(store::OutboxMail mail);
  // Writes everything, and puts in the mails about the boards that have changed.
  void finish();
  // Puts the games back on the cache; only what was committed may be.
  void shelve();

 private:
  struct Hand {
    store::BoardRow row;
    std::unique_ptr<domain::Game> game;
  };

  domain::Circumstances circumstances(const Hand& hand, AccountId by, bool is_operator);
  void take_leave_along(domain::Game& game);
  void write(Hand& hand);
  void tell(const Hand& hand);
  void tell_player(const Hand& hand, Side seat, std::string_view kind);
  void put(const Hand& hand, const domain::Account& to, std::string_view kind);
  MailFacts facts_of(const Hand& hand, const domain::Account& reader);
  void put_digest(const domain::Account& to);

  const Policy& policy_;
  GameCache& cache_;
  store::Transaction& transaction_;
  Time now_;
  std::map<GameId, Hand> games_;
  std::map<AccountId, domain::Account> accounts_;
  std::optional<MailFacts> board_facts_;  // of the game that is told of: the same for all its readers
};

}  // namespace mt::server::app

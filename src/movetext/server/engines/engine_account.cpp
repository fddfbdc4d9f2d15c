#include "movetext/server/engines/engine_account.hpp"

#include <set>
#include <stdexcept>
#include <utility>

namespace mt::server::engines {
namespace {

std::vector<domain::ChallengePolicy> policies_of(const app::EngineRules& rules) {
  const auto seeking = static_cast<std::int32_t>(rules.boards);
  std::vector<domain::ChallengePolicy> policies;
  if (rules.games.empty()) policies.push_back({.seeking = seeking});
  for (const std::string& game : rules.games) policies.push_back({.game = game, .seeking = seeking});
  return policies;
}

// Records the boards that wait for the engine but were not recorded, because a node with an older version of
// this program made the last change on them.
void recall_turns(store::Transaction& transaction, AccountId engine, Time now) {
  std::set<GameId> noted;
  for (const store::Turns::Waiting& waiting : transaction.turns().of_account(engine, app::most_engine_boards))
    noted.insert(waiting.turn.game);
  for (const store::BoardRow& row : transaction.games().find({.player = engine,
                                    .state = domain::GameState::active,
                                    .my_turn = true,
                                    .limit = app::most_engine_boards}))
    if (!noted.contains(row.id)) transaction.turns().put(row.id, engine, now);
}

}  // namespace

AccountId account_of_engine(store::Store& store, const app::EngineRules& rules, Time now) {
  domain::Account account;
  bool is_taken = false;
  store.write([&](store::Transaction& transaction) {
    const auto there = transaction.accounts().named(rules.name);
    is_taken = there && !domain::is_engine(*there);
    if (is_taken) return;
    account = there.value_or(domain::Account{});
    account.policies = policies_of(rules);
    if (there) {
      if (account != *there) transaction.accounts().save(account);
      recall_turns(transaction, account.id, now);
      return;
    }
    account.name = rules.name;
    account.state = domain::AccountState::active;
    account.kind = domain::AccountKind::engine;
    account.created = now;
    account.id = transaction.accounts().add(account);
  });
  if (is_taken)
    throw std::runtime_error("engine." + rules.name +
                             ": a player has this name; give the engine another one");
  return account.id;
}

}  // namespace mt::server::engines

#include "movetext/server/store/postgresql/read_ahead.hpp"

#include "movetext/server/store/read_rows.hpp"
#include "movetext/server/store/sql_columns.hpp"

#include <algorithm>
#include <string>

namespace mt::server::store::postgresql {
namespace {

constexpr auto named_games = sql(" from game where id = any (cast(?1 as text)::bigint[]) ");
constexpr auto lock_text = sql("select ") + game_columns + named_games + sql("order by id for update");
constexpr auto players =
    sql("(select first_player") + named_games + sql("union select second_player") + named_games + sql(")");
constexpr auto accounts_text = sql("select ") + account_columns + sql(" from account where id in ") + players;
constexpr auto addresses_text = sql("select ") + address_columns + sql(" from address where account in ") +
                                players + sql(" order by account, place");
constexpr auto policies_text = sql("select ") + policy_columns + sql(" from policy where account in ") +
                               players + sql(" order by account, place");

constexpr Statement watches{
    "select game, account, watching from watch where game = any (cast(?1 as text)::bigint[]) or game = 0 "
    "order by account, watching, game"};
constexpr Statement lock_games{lock_text};
constexpr Statement players_of_games{accounts_text};
constexpr Statement addresses_of_players{addresses_text};
constexpr Statement policies_of_players{policies_text};

std::string array_of(std::span<const GameId> ids) {
  std::string text = "{";
  for (const GameId id : ids) {
    if (text.size() > 1) text += ',';
    text += std::to_string(id);
  }
  return text + '}';
}

}  // namespace

void ReadAhead::clear() {
  games_.clear();
  accounts_.clear();
  watchers_.clear();
}

void ReadAhead::load(Link& link, std::vector<GameId> games) {
  std::ranges::sort(games);
  games.erase(std::unique(games.begin(), games.end()), games.end());
  if (games.empty()) return;
  for (const GameId id : games) games_[id].reset();
  const std::string ids = array_of(games);
  const std::vector<Value> values{std::string_view(ids)};
  Found found;
  std::unordered_map<AccountId, std::size_t> places;
  link.ask(lock_games, values, [&](const Row& row) {
    const BoardRow game = read_game(row);
    games_[game.id] = game;
  });
  link.ask(players_of_games, values, [&](const Row& row) {
    places.emplace(row.number(0), found.accounts.size());
    found.accounts.push_back(read_account(row));
  });
  link.ask(addresses_of_players, values, [&](const Row& row) {
    if (const auto at = places.find(row.number(0)); at != places.end())
      read_address(row, found.accounts[at->second]);
  });
  link.ask(policies_of_players, values, [&](const Row& row) {
    if (const auto at = places.find(row.number(0)); at != places.end())
      read_policy(row, found.accounts[at->second]);
  });
  link.ask(watches, values, [&](const Row& row) { found.watches.push_back(read_watch(row)); });
  link.settle();
  keep(games, found);
}

void ReadAhead::keep(std::span<const GameId> games, Found& found) {
  for (domain::Account& account : found.accounts) accounts_[account.id] = std::move(account);
  std::vector<WatchRow> of_all;
  for (const WatchRow& watch : found.watches)
    if (watch.game == 0) of_all.push_back(watch);
  for (const GameId id : games) watchers_[id] = of_all;
  for (const WatchRow& watch : found.watches)
    if (watch.game != 0) watchers_[watch.game].push_back(watch);
}

const BoardRow* ReadAhead::game(GameId id) const {
  const auto found = games_.find(id);
  return found == games_.end() || !found->second ? nullptr : &*found->second;
}

const std::vector<WatchRow>* ReadAhead::watchers(GameId game) const {
  const auto found = watchers_.find(game);
  return found == watchers_.end() ? nullptr : &found->second;
}

const domain::Account* ReadAhead::account(AccountId id) const {
  const auto found = accounts_.find(id);
  return found == accounts_.end() ? nullptr : &found->second;
}

}  // namespace mt::server::store::postgresql

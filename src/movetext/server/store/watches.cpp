#include "movetext/server/store/watches.hpp"

#include "movetext/server/store/read_rows.hpp"
#include "movetext/server/store/stored_words.hpp"

#include <algorithm>
#include <tuple>

namespace mt::server::store {
namespace {

constexpr Statement put_watch{
    "insert into watch (game, account, watching) values (?1, ?2, ?3) on conflict do nothing"};
constexpr Statement drop_watch{"delete from watch where game = ?1 and account = ?2 and watching = ?3"};
constexpr Statement watch_by_game{
    "select game, account, watching from watch where game = 0 union all "
    "select game, account, watching from watch where game = ?1 and game <> 0"};
constexpr Statement watch_by_account{
    "select game, account, watching from watch where account = ?1 order by game, watching"};

}  // namespace

void Watches::add(const WatchRow& row) {
  statements_.post(put_watch, {row.game, row.account, word_of(row.watching)});
}

void Watches::remove(const WatchRow& row) {
  statements_.post(drop_watch, {row.game, row.account, word_of(row.watching)});
}

std::vector<WatchRow> Watches::of_game(GameId game) {
  std::vector<WatchRow> found;
  statements_.each(watch_by_game, {game}, [&](const Row& row) { found.push_back(read_watch(row)); });
  std::ranges::sort(found, {}, [](const WatchRow& row) {
    return std::tuple(row.account, word_of(row.watching), row.game);
  });
  return found;
}

std::vector<WatchRow> Watches::of_account(AccountId account) {
  std::vector<WatchRow> found;
  statements_.each(watch_by_account, {account}, [&](const Row& row) { found.push_back(read_watch(row)); });
  return found;
}

}  // namespace mt::server::store

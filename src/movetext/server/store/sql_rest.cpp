#include "movetext/server/store/keys.hpp"
#include "movetext/server/store/sql_columns.hpp"
#include "movetext/server/store/sql_transaction.hpp"
#include "movetext/server/store/stored_words.hpp"

#include <algorithm>
#include <tuple>

namespace mt::server::store {
namespace {

constexpr auto rating_columns =
    sql("account, rating_class, rating, deviation, volatility, games, wins, draws, losses, rating.changed");
constexpr auto rating_text =
    sql("select ") + rating_columns + sql(" from rating where account = ?1 and rating_class = ?2");
constexpr auto standings_text = sql("select ") + rating_columns +
                                sql(", name from rating join account on account.id = rating.account "
                                    "where rating_class = ?1 and state = 'active' "
                                    "order by rating desc, name_key limit ?2");

constexpr auto ratings_text =
    sql("select ") + rating_columns + sql(" from rating where account = ?1 order by rating_class");

constexpr Statement rating_of{rating_text};
constexpr Statement ratings_of{ratings_text};
constexpr Statement seekers_of{
    "select name from policy join account on account.id = policy.account "
    "where game = ?1 and seeking > 0 and state = 'active' order by name_key limit ?2"};
// SQLite has one writer: it is alone already.
constexpr Statement lock_of_account{"select ?1",
                                    "select 1 from (select pg_advisory_xact_lock(?1)) as locked"};
constexpr Statement best{standings_text};
constexpr Statement put_rating{
    "insert into rating (account, rating_class, rating, deviation, volatility, games, wins, draws, losses, "
    "changed) "
    "values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) on conflict (account, rating_class) do update set "
    "rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility, "
    "games = excluded.games, wins = excluded.wins, draws = excluded.draws, losses = excluded.losses, "
    "changed = excluded.changed"};
constexpr Statement put_confirmation_row{
    "insert into confirmation (code_hash, account, kind, payload, expires) values (?1, ?2, ?3, ?4, ?5) "
    "on conflict (code_hash) do update set account = excluded.account, kind = excluded.kind, "
    "payload = excluded.payload, expires = excluded.expires"};
constexpr Statement take_confirmation_row{
    "delete from confirmation where code_hash = ?1 returning account, kind, payload, expires"};
constexpr Statement put_watch{
    "insert into watch (game, account, watching) values (?1, ?2, ?3) on conflict do nothing"};
constexpr Statement drop_watch{"delete from watch where game = ?1 and account = ?2 and watching = ?3"};
constexpr Statement watch_by_game{
    "select game, account, watching from watch where game = 0 union all "
    "select game, account, watching from watch where game = ?1 and game <> 0"};
constexpr Statement watch_by_account{
    "select game, account, watching from watch where account = ?1 order by game, watching"};
constexpr Statement allow_one{
    "insert into occasion (key, at, expires) select ?1, ?2, ?3 "
    "where (select count(*) from occasion where key = ?1 and at > ?4) < ?5 returning at"};
constexpr Statement count_allowed{"select count(*) from occasion where key = ?1 and at > ?2"};
constexpr Statement mark_of_name{"select word from mark where name = ?1"};
constexpr Statement put_mark{
    "insert into mark (name, word) values (?1, ?2) on conflict (name) do update set word = excluded.word"};
constexpr Statement expire_inbound{"delete from inbound where received < ?1"};
constexpr Statement expire_dead{"delete from outbox where dead = 1 and created < ?1"};
constexpr Statement expire_confirmations{"delete from confirmation where expires <= ?1"};
constexpr Statement expire_occasions{"delete from occasion where expires <= ?1"};

RatingRow read_rating(const Row& row) {
  RatingRow rating;
  rating.account = row.number(0);
  rating.rating_class = row.text(1);
  rating.rating = row.real(2);
  rating.deviation = row.real(3);
  rating.volatility = row.real(4);
  rating.games = static_cast<std::uint32_t>(row.number(5));
  rating.wins = static_cast<std::uint32_t>(row.number(6));
  rating.draws = static_cast<std::uint32_t>(row.number(7));
  rating.losses = static_cast<std::uint32_t>(row.number(8));
  rating.changed = row.number(9);
  return rating;
}

}  // namespace

WatchRow read_watch(const Row& row) {
  return {row.number(0), row.number(1), watching_of(row.text(2))};
}

void SqlTransaction::lock_account(AccountId id) {
  each(lock_of_account, {id}, [](const Row&) {});
}

std::optional<RatingRow> SqlTransaction::rating(AccountId account, std::string_view rating_class) {
  std::optional<RatingRow> found;
  each(rating_of, {account, rating_class}, [&](const Row& row) { found = read_rating(row); });
  return found;
}

void SqlTransaction::save_rating(const RatingRow& row) {
  post(put_rating, {row.account, row.rating_class, row.rating, row.deviation, row.volatility, row.games,
                    row.wins, row.draws, row.losses, row.changed});
}

std::vector<Standing> SqlTransaction::standings(std::string_view rating_class, std::uint32_t limit) {
  std::vector<Standing> found;
  if (!is_plain_text(rating_class)) return found;
  each(best, {rating_class, limit}, [&](const Row& row) {
    found.push_back({row.text(10), read_rating(row)});
  });
  return found;
}

std::vector<RatingRow> SqlTransaction::ratings(AccountId account) {
  std::vector<RatingRow> found;
  each(ratings_of, {account}, [&](const Row& row) { found.push_back(read_rating(row)); });
  return found;
}

std::vector<std::string> SqlTransaction::seekers(std::string_view game, std::uint32_t limit) {
  std::vector<std::string> found;
  if (!is_plain_text(game)) return found;
  each(seekers_of, {game, limit}, [&](const Row& row) { found.push_back(row.text(0)); });
  return found;
}

void SqlTransaction::put_confirmation(const ConfirmationRow& row) {
  post(put_confirmation_row, {row.code_hash, row.account, row.kind, Bytes(row.payload), row.expires});
}

std::optional<ConfirmationRow> SqlTransaction::take_confirmation(std::string_view code_hash, Time now) {
  std::optional<ConfirmationRow> taken;
  if (!is_plain_text(code_hash)) return taken;
  each(take_confirmation_row, {code_hash}, [&](const Row& row) {
    taken = ConfirmationRow{std::string(code_hash), row.number(0), row.text(1), row.text(2), row.number(3)};
  });
  if (taken && taken->expires <= now) taken.reset();
  return taken;
}

void SqlTransaction::watch(const WatchRow& row) {
  post(put_watch, {row.game, row.account, word_of(row.watching)});
}

void SqlTransaction::unwatch(GameId game, AccountId account, Watching watching) {
  post(drop_watch, {game, account, word_of(watching)});
}

std::vector<WatchRow> SqlTransaction::watchers(GameId game) {
  std::vector<WatchRow> found;
  each(watch_by_game, {game}, [&](const Row& row) { found.push_back(read_watch(row)); });
  std::ranges::sort(found, {}, [](const WatchRow& row) {
    return std::tuple(row.account, word_of(row.watching), row.game);
  });
  return found;
}

std::vector<WatchRow> SqlTransaction::watched_by(AccountId account) {
  std::vector<WatchRow> found;
  each(watch_by_account, {account}, [&](const Row& row) { found.push_back(read_watch(row)); });
  return found;
}

bool SqlTransaction::allow(std::string_view key, Time now, Duration window, std::uint32_t most) {
  bool allowed = false;
  each(allow_one, {Bytes(index_key(key)), now, now + window, now - window, most},
       [&](const Row&) { allowed = true; });
  return allowed;
}

std::uint32_t SqlTransaction::allowed(std::string_view key, Time now, Duration window) {
  std::int64_t count = 0;
  each(count_allowed, {Bytes(index_key(key)), now - window}, [&](const Row& row) { count = row.number(0); });
  return static_cast<std::uint32_t>(count);
}

std::string SqlTransaction::mark(std::string_view name) {
  std::string word;
  each(mark_of_name, {name}, [&](const Row& row) { word = row.text(0); });
  return word;
}

void SqlTransaction::save_mark(std::string_view name, std::string_view word) {
  post(put_mark, {name, word});
}

void SqlTransaction::expire(Time mails_before, Time now) {
  post(expire_inbound, {mails_before});
  post(expire_dead, {mails_before});
  post(expire_confirmations, {now});
  post(expire_occasions, {now});
}

}  // namespace mt::server::store

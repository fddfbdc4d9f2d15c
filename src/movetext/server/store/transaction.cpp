#include "movetext/server/store/transaction.hpp"

#include "movetext/server/store/keys.hpp"
#include "movetext/server/store/read_rows.hpp"
#include "movetext/server/store/sql_columns.hpp"
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

constexpr Statement not_archived{
    "select id from game where archived = 0 and finished > 0 and finished <= ?1 order by finished, id "
    "limit ?2"};
constexpr Statement mark_archived{"update game set archived = 1 where id = ?1"};
constexpr Statement make_file{
    "insert into archive_file (name, size) values (?1, 0) on conflict (name) do nothing"};
// SQLite has only one writer, so a transaction needs no lock on the file.
constexpr Statement size_of_file{"select size from archive_file where name = ?1",
                                 "select size from archive_file where name = ?1 for update"};
constexpr Statement resize_file{"update archive_file set size = ?2 where name = ?1"};

constexpr auto insert_inbound_once_text = insert_inbound_text + sql(" on conflict do nothing");
constexpr auto insert_inbound_once_returning = insert_inbound_once_text + sql(" returning 1");
constexpr Statement insert_inbound_once{insert_inbound_once_text, insert_inbound_once_returning};
constexpr Statement inbound_by_key{"select digest, received, outcome from inbound where key = ?1"};
constexpr Statement save_outcome{"update inbound set outcome = ?2 where key = ?1"};

constexpr Statement put_confirmation_row{
    "insert into confirmation (code_hash, account, kind, payload, expires) values (?1, ?2, ?3, ?4, ?5) "
    "on conflict (code_hash) do update set account = excluded.account, kind = excluded.kind, "
    "payload = excluded.payload, expires = excluded.expires"};
constexpr Statement take_confirmation_row{
    "delete from confirmation where code_hash = ?1 returning account, kind, payload, expires"};

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

std::vector<GameId> Archive::missing(Time ended_by, std::uint32_t limit) {
  std::vector<GameId> found;
  statements_.each(not_archived, {ended_by, limit}, [&](const Row& row) { found.push_back(row.number(0)); });
  return found;
}

void Archive::add(GameId id) {
  statements_.post(mark_archived, {id});
}

std::int64_t Archive::file_size(std::string_view file) {
  std::int64_t size = 0;
  statements_.post(make_file, {Bytes(file)});
  statements_.each(size_of_file, {Bytes(file)}, [&](const Row& row) { size = row.number(0); });
  return size;
}

void Archive::set_file_size(std::string_view file, std::int64_t size) {
  statements_.post(resize_file, {Bytes(file), size});
}

bool Inbound::add(const InboundRow& row) {
  const std::string key = index_key(row.key);
  return statements_.change(insert_inbound_once, {Bytes(key), row.digest, row.received, Bytes(row.outcome)});
}

std::optional<InboundRow> Inbound::get(std::string_view key) {
  std::optional<InboundRow> found;
  statements_.each(inbound_by_key, {Bytes(index_key(key))}, [&](const Row& row) {
    found = InboundRow{std::string(key), row.text(0), row.number(1), row.text(2)};
  });
  return found;
}

void Inbound::set_outcome(std::string_view key, std::string_view outcome) {
  statements_.post(save_outcome, {Bytes(index_key(key)), Bytes(outcome)});
}

void Confirmations::put(const ConfirmationRow& row) {
  statements_.post(put_confirmation_row,
                   {row.code_hash, row.account, row.kind, Bytes(row.payload), row.expires});
}

std::optional<ConfirmationRow> Confirmations::take(std::string_view code_hash, Time now) {
  std::optional<ConfirmationRow> taken;
  if (!is_plain_text(code_hash)) return taken;
  statements_.each(take_confirmation_row, {code_hash}, [&](const Row& row) {
    taken = ConfirmationRow{std::string(code_hash), row.number(0), row.text(1), row.text(2), row.number(3)};
  });
  if (taken && taken->expires <= now) taken.reset();
  return taken;
}

bool Limits::allow(std::string_view key, Time now, Duration window, std::uint32_t most) {
  bool allowed = false;
  statements_.each(allow_one, {Bytes(index_key(key)), now, now + window, now - window, most},
                   [&](const Row&) { allowed = true; });
  return allowed;
}

std::uint32_t Limits::count(std::string_view key, Time now, Duration window) {
  std::int64_t count = 0;
  statements_.each(count_allowed, {Bytes(index_key(key)), now - window},
                   [&](const Row& row) { count = row.number(0); });
  return static_cast<std::uint32_t>(count);
}

std::string Marks::get(std::string_view name) {
  std::string word;
  statements_.each(mark_of_name, {name}, [&](const Row& row) { word = row.text(0); });
  return word;
}

void Marks::save(std::string_view name, std::string_view value) {
  statements_.post(put_mark, {name, value});
}

void Transaction::expire(Time mails_before, Time now) {
  statements_.post(expire_inbound, {mails_before});
  statements_.post(expire_dead, {mails_before});
  statements_.post(expire_confirmations, {now});
  statements_.post(expire_occasions, {now});
}

}  // namespace mt::server::store

#include "movetext/server/store/accounts.hpp"

#include "movetext/server/store/errors.hpp"
#include "movetext/server/store/keys.hpp"
#include "movetext/server/store/read_rows.hpp"
#include "movetext/server/store/sql_columns.hpp"

#include <algorithm>

namespace mt::server::store {
namespace {

constexpr auto insert_account_text =
    sql("insert into account (name, state, is_operator, password_hash, generation, created, mail_suspended, "
        "flip, large, html, png, autoroll, digest, leave_since, leave_until, leave_year, leave_spent, kind, "
        "name_key) "
        "values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19) "
        "on conflict do nothing returning id");
constexpr auto update_text = sql(
    "update account set name = ?1, state = ?2, is_operator = ?3, password_hash = ?4, generation = ?5, "
    "created = ?6, mail_suspended = ?7, flip = ?8, large = ?9, html = ?10, png = ?11, autoroll = ?12, "
    "digest = ?13, leave_since = ?14, leave_until = ?15, leave_year = ?16, leave_spent = ?17, kind = ?18, "
    "name_key = ?19 where id = ?20 returning id");

constexpr auto account_by_id_text = sql("select ") + account_columns + sql(" from account where id = ?1");
constexpr auto addresses_text =
    sql("select ") + address_columns + sql(" from address where account = ?1 order by place");
constexpr auto policies_text =
    sql("select ") + policy_columns + sql(" from policy where account = ?1 order by place");

constexpr auto page_text =
    sql(" from account where state = 'active' and name_key > ?1 order by name_key limit ?2");
constexpr auto list_text = sql("select ") + account_columns + page_text;
constexpr auto list_addresses_text = sql("select ") + address_columns +
                                     sql(" from address where account in (select id") + page_text +
                                     sql(") order by account, place");
constexpr auto list_policies_text = sql("select ") + policy_columns +
                                    sql(" from policy where account in (select id") + page_text +
                                    sql(") order by account, place");
constexpr auto all_text =
    sql("select ") + account_columns + sql(" from account where name_key > ?1 order by name_key limit ?2");

constexpr Statement insert_account{insert_account_text};
constexpr Statement update_account{update_text};
constexpr Statement account_by_id{account_by_id_text};
constexpr Statement addresses_of{addresses_text};
constexpr Statement policies_of{policies_text};
constexpr Statement list_active{list_text};
constexpr Statement list_all{all_text};
constexpr Statement list_addresses{list_addresses_text};
constexpr Statement list_policies{list_policies_text};
constexpr Statement id_by_name{"select id from account where name_key = ?1"};
constexpr Statement id_by_mailbox{
    "select account from address where mailbox_key = ?1 order by confirmed desc, account limit 1"};
constexpr Statement leave_is_over{
    "select id from account where state = 'active' and leave_since > 0 and leave_until > 0 and leave_until "
    "<= ?1 "
    "order by leave_until, id limit ?2"};
constexpr Statement drop_unconfirmed_accounts{
    "delete from account where state = 'unconfirmed' and created < ?1 returning id"};
constexpr Statement drop_addresses{"delete from address where account = ?1"};
constexpr Statement drop_policies{"delete from policy where account = ?1"};
constexpr Statement insert_address{
    "insert into address (account, place, mailbox, mailbox_key, confirmed) values (?1, ?2, ?3, ?4, ?5)"};
constexpr Statement insert_policy{
    "insert into policy (account, place, game, board_limit, seeking) values (?1, ?2, ?3, ?4, ?5)"};

constexpr Statement seekers_of{
    "select name from policy join account on account.id = policy.account "
    "where game = ?1 and seeking > 0 and state = 'active' order by name_key limit ?2"};
// SQLite has only one writer, so a transaction needs no lock on the account.
constexpr Statement lock_of_account{"select ?1",
                                    "select 1 from (select pg_advisory_xact_lock(?1)) as locked"};

// Returns the account whose id is in column 0 of a row of addresses or policies, or nullptr if `accounts`
// does not contain it.
domain::Account* account_of_row(std::vector<domain::Account>& accounts, const Row& row) {
  const auto found = std::ranges::find(accounts, row.number(0), &domain::Account::id);
  return found == accounts.end() ? nullptr : &*found;
}

// Returns the parameters ?1 to ?19 of insert_account and update_account. They point into `account` and
// `name_key`.
std::vector<Value> values_of(const domain::Account& account, const std::string& name_key) {
  const domain::Settings& s = account.settings;
  return {account.name,
          domain::name_of(account.state),
          account.is_operator,
          account.password_hash,
          account.generation,
          account.created,
          account.mail_suspended,
          s.flip,
          s.large,
          s.html,
          s.png,
          s.autoroll,
          domain::name_of(s.digest),
          account.leave.since,
          account.leave.until,
          account.leave.year,
          account.leave.spent,
          domain::name_of(account.kind),
          name_key};
}

}  // namespace

AccountId Accounts::add(const domain::Account& account) {
  AccountId id = 0;
  const std::string name_key = folded(account.name);
  statements_.each(insert_account, Values(values_of(account, name_key)),
                   [&](const Row& row) { id = row.number(0); });
  if (id == 0) throw Conflict("the name \"" + account.name + "\" is taken");
  domain::Account added = account;
  added.id = id;
  save_lists(added);
  return id;
}

void Accounts::save(const domain::Account& account) {
  bool found = false;
  const std::string name_key = folded(account.name);
  std::vector<Value> values = values_of(account, name_key);
  values.emplace_back(account.id);
  statements_.each(update_account, Values(values), [&](const Row&) { found = true; });
  if (!found) throw StoreError("account " + std::to_string(account.id) + " does not exist");
  statements_.post(drop_addresses, {account.id});
  statements_.post(drop_policies, {account.id});
  save_lists(account);
}

void Accounts::save_lists(const domain::Account& account) {
  std::int64_t place = 0;
  for (const domain::Address& address : account.addresses) {
    const std::string key = index_key(folded(address.mailbox));
    statements_.post(insert_address, {account.id, place++, address.mailbox, Bytes(key), address.confirmed});
  }
  place = 0;
  for (const domain::ChallengePolicy& policy : account.policies)
    statements_.post(insert_policy, {account.id, place++, policy.game, policy.limit, policy.seeking});
}

void Accounts::lock(AccountId id) {
  statements_.each(lock_of_account, {id}, [](const Row&) {});
}

std::optional<domain::Account> Accounts::get(AccountId id) {
  std::optional<domain::Account> account;
  statements_.each(account_by_id, {id}, [&](const Row& row) { account = read_account(row); });
  if (!account) return account;
  statements_.each(addresses_of, {id}, [&](const Row& row) { read_address(row, *account); });
  statements_.each(policies_of, {id}, [&](const Row& row) { read_policy(row, *account); });
  return account;
}

std::optional<domain::Account> Accounts::named(std::string_view name) {
  if (!is_plain_text(name)) return {};
  AccountId id = 0;
  statements_.each(id_by_name, {folded(name)}, [&](const Row& row) { id = row.number(0); });
  if (id == 0) return {};
  return get(id);
}

std::optional<domain::Account> Accounts::of_address(std::string_view mailbox) {
  if (!is_plain_text(mailbox)) return {};
  AccountId id = 0;
  statements_.each(id_by_mailbox, {Bytes(index_key(folded(mailbox)))},
                   [&](const Row& row) { id = row.number(0); });
  if (id == 0) return {};
  return get(id);
}

std::vector<domain::Account> Accounts::active(std::string_view after, std::uint32_t limit) {
  std::vector<domain::Account> found;
  if (!is_plain_text(after)) return found;
  const std::string key = folded(after);
  statements_.each(list_active, {key, limit}, [&](const Row& row) { found.push_back(read_account(row)); });
  statements_.each(list_addresses, {key, limit}, [&](const Row& row) {
    if (domain::Account* account = account_of_row(found, row)) read_address(row, *account);
  });
  statements_.each(list_policies, {key, limit}, [&](const Row& row) {
    if (domain::Account* account = account_of_row(found, row)) read_policy(row, *account);
  });
  return found;
}

std::vector<domain::Account> Accounts::all(std::string_view after, std::uint32_t limit) {
  std::vector<domain::Account> found;
  if (!is_plain_text(after)) return found;
  const std::string key = folded(after);
  statements_.each(list_all, {key, limit}, [&](const Row& row) { found.push_back(read_account(row)); });
  for (domain::Account& account : found) {
    statements_.each(addresses_of, {account.id}, [&](const Row& row) { read_address(row, account); });
    statements_.each(policies_of, {account.id}, [&](const Row& row) { read_policy(row, account); });
  }
  return found;
}

std::vector<AccountId> Accounts::leave_over(Time now, std::uint32_t limit) {
  std::vector<AccountId> found;
  statements_.each(leave_is_over, {now, limit}, [&](const Row& row) { found.push_back(row.number(0)); });
  return found;
}

std::vector<std::string> Accounts::seekers(std::string_view game, std::uint32_t limit) {
  std::vector<std::string> found;
  if (!is_plain_text(game)) return found;
  statements_.each(seekers_of, {game, limit}, [&](const Row& row) { found.push_back(row.text(0)); });
  return found;
}

std::uint64_t Accounts::drop_unconfirmed(Time created_before) {
  std::uint64_t dropped = 0;
  statements_.each(drop_unconfirmed_accounts, {created_before}, [&](const Row&) { ++dropped; });
  return dropped;
}

}  // namespace mt::server::store

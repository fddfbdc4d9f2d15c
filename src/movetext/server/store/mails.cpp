#include "movetext/server/store/mails.hpp"

#include "movetext/server/store/sql.hpp"

#include <algorithm>
#include <stdexcept>

namespace mt::server::store {
namespace {

constexpr auto mail_columns =
    sql("id, kind, account, game, event, message_id, sender, recipient, message, due, tries, created, "
        "last_error, facts");

constexpr auto candidates =
    sql("select id from outbox where dead = 0 and due <= ?1 and leased_until <= ?1 "
        "order by due, id limit ?3");
constexpr auto lease = sql("update outbox set leased_until = ?1 + ?2, tries = tries + 1 where id in (");
constexpr auto claim_text = lease + candidates + sql(") returning ") + mail_columns;
// The rows are selected once, before they are changed: a query plan that ran the selection twice could claim
// too many mails.
constexpr auto claim_skipping_text = sql("with chosen as materialized (") + candidates +
                                     sql(" for update skip locked) ") + lease +
                                     sql("select id from chosen) returning ") + mail_columns;

constexpr std::size_t longest_indexed = 998;  // the longest line that a header may have

constexpr Statement drop_replaced{
    "delete from outbox where game = ?1 and game <> 0 and event <> 0 and account = ?2 and kind = ?5 "
    "and dead = 0 and leased_until <= ?4 and message_id <> ?3"};
constexpr Statement insert_mail{
    "insert into outbox (kind, account, game, event, message_id, sender, recipient, message, due, tries, "
    "created, "
    "last_error, facts) values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13) on conflict do "
    "nothing"};
constexpr Statement claim_due{claim_text, claim_skipping_text};
// Each claim increases the number of tries, so this number identifies the lease.
constexpr Statement renew_mail{
    "update outbox set leased_until = ?3 where id = ?1 and tries = ?2 and leased_until > 0 and dead = 0 "
    "returning id"};
constexpr Statement free_mail{"update outbox set leased_until = 0 where leased_until > 0 and dead = 0"};
constexpr Statement write_mail{"update outbox set message = ?2 where id = ?1"};
constexpr Statement drop_mail{"delete from outbox where id = ?1"};
constexpr Statement defer_mail{"update outbox set due = ?2, leased_until = 0, last_error = ?3 where id = ?1"};
constexpr Statement bury_mail{"update outbox set dead = 1, leased_until = 0, last_error = ?2 where id = ?1"};
constexpr Statement outbox_depth{
    "select (select count(*) from outbox where dead = 0), "
    "coalesce((select created from outbox where dead = 0 order by id limit 1), 0), "
    "(select count(*) from outbox where dead = 1)"};

constexpr auto list_mail_text =
    sql("select ") + mail_columns + sql(" from outbox where dead = ?1 and id > ?2 order by id limit ?3");
constexpr Statement list_mail{list_mail_text};
constexpr Statement drop_outdated{
    "delete from outbox where dead = 1 and kind = ?1 and event <> 0 and "
    "event < (select seq from game where game.id = outbox.game)"};
constexpr Statement revive_mail{
    "update outbox set dead = 0, due = ?1 where (dead = 1 or (tries > 0 and due > ?1)) and leased_until <= "
    "?1 "
    "returning id"};

OutboxMail read_mail(const Row& row) {
  OutboxMail mail;
  mail.id = row.number(0);
  mail.kind = row.text(1);
  mail.account = row.number(2);
  mail.game = row.number(3);
  mail.event = static_cast<std::uint32_t>(row.number(4));
  mail.message_id = row.text(5);
  mail.sender = row.text(6);
  mail.recipient = row.text(7);
  mail.message = row.text(8);
  mail.due = row.number(9);
  mail.tries = static_cast<std::uint32_t>(row.number(10));
  mail.created = row.number(11);
  mail.last_error = row.text(12);
  mail.facts = row.text(13);
  return mail;
}

}  // namespace

void Mails::put(const OutboxMail& mail) {
  if (mail.message_id.size() > longest_indexed || mail.recipient.size() > longest_indexed)
    throw std::invalid_argument("the Message-ID or the recipient of a mail is too long");
  if (!mail.replaces.empty() && mail.game != 0 && mail.event != 0 && mail.account != 0)
    statements_.post(drop_replaced,
                     {mail.game, mail.account, Bytes(mail.message_id), mail.created, mail.replaces});
  statements_.post(insert_mail, {mail.kind, mail.account, mail.game, mail.event, Bytes(mail.message_id),
                                 Bytes(mail.sender), Bytes(mail.recipient), Bytes(mail.message), mail.due,
                                 mail.tries, mail.created, Bytes(mail.last_error), Bytes(mail.facts)});
  if (changes_.empty()) changes_.push_back({mail.game, 0});
}

std::vector<OutboxMail> Mails::claim(Time now, Duration lease_time, std::uint32_t limit) {
  std::vector<OutboxMail> claimed;
  statements_.each(claim_due, {now, lease_time, limit},
                   [&](const Row& row) { claimed.push_back(read_mail(row)); });
  std::ranges::sort(claimed, [](const OutboxMail& a, const OutboxMail& b) {
    return a.due != b.due ? a.due < b.due : a.id < b.id;
  });
  return claimed;
}

bool Mails::renew_lease(std::int64_t id, std::uint32_t tries, Time until) {
  bool renewed = false;
  statements_.each(renew_mail, {id, tries, until}, [&](const Row&) { renewed = true; });
  return renewed;
}

void Mails::end_leases() {
  statements_.post(free_mail, {});
}

void Mails::set_message(std::int64_t id, std::string_view message) {
  statements_.post(write_mail, {id, Bytes(message)});
}

void Mails::sent(std::int64_t id) {
  statements_.post(drop_mail, {id});
}

void Mails::deferred(std::int64_t id, Time due, std::string_view error) {
  statements_.post(defer_mail, {id, due, Bytes(error)});
}

void Mails::failed(std::int64_t id, std::string_view error) {
  statements_.post(bury_mail, {id, Bytes(error)});
}

OutboxDepth Mails::depth() {
  OutboxDepth result;
  statements_.each(outbox_depth, {}, [&](const Row& row) {
    result.waiting = static_cast<std::uint64_t>(row.number(0));
    result.oldest = row.number(1);
    result.dead = static_cast<std::uint64_t>(row.number(2));
  });
  return result;
}

std::vector<OutboxMail> Mails::list(bool dead, std::int64_t after, std::uint32_t limit) {
  std::vector<OutboxMail> found;
  statements_.each(list_mail, {dead, after, limit}, [&](const Row& row) { found.push_back(read_mail(row)); });
  return found;
}

std::uint64_t Mails::send_again(Time now, std::string_view outdated_kind) {
  std::uint64_t count = 0;
  statements_.post(drop_outdated, {outdated_kind});
  statements_.each(revive_mail, {now}, [&](const Row&) { ++count; });
  return count;
}

}  // namespace mt::server::store

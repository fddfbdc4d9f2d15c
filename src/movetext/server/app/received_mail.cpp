#include "movetext/server/app/received_mail.hpp"

#include "movetext/server/app/verbs.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/crypto/password.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::app {
namespace {

// Saves the new hash of a password, unless the password of the account has changed in the meantime.
void renew(store::Store& store, std::string_view user, const std::string& before, const std::string& after) {
  store.write([&](store::Transaction& change) {
    auto account = change.accounts().named(user);
    if (!account || account->password_hash != before) return;
    account->password_hash = after;
    change.accounts().save(*account);
  });
}

// Returns whether `password` is the password of the account with that name. After ten wrong passwords within
// 24 hours, every password is refused until the first of them is 24 hours old (ASVS 5.0, 6.3.1). If the
// stored hash is cheaper to compute than new hashes, replaces it. Takes about 35 ms. Throws StoreError.
bool is_right_password(store::Store& store, std::string_view user, std::string_view password, Time now) {
  constexpr std::uint32_t most_wrong = 10;
  std::string hash;
  std::string wrong;
  store.peek([&](store::Transaction& look) {
    const auto account = look.accounts().named(user);
    if (!account) return;
    wrong = "password:" + std::to_string(account->id);
    if (look.limits().count(wrong, now, day_long) < most_wrong) hash = account->password_hash;
  });
  if (hash.empty()) return false;
  if (!crypto::verify_password(hash, password)) {
    store.write([&](store::Transaction& count) { count.limits().allow(wrong, now, day_long, most_wrong); });
    return false;
  }
  if (crypto::needs_rehash(hash)) renew(store, user, hash, crypto::hash_password(password));
  return true;
}

// Returns rules that refer to `received`, which must outlive them.
protocol::ReadingRules rules_of(const ServerPolicy& policy, store::Store& store, ReceivedMail& received) {
  protocol::ReadingRules rules{.verbs = verbs()};
  rules.in_reply = received.address().kind == protocol::ServerAddress::Kind::game;
  rules.is_account = [&store](std::string_view name) {
    bool known = false;
    store.peek([&](store::Transaction& look) { known = look.accounts().named(name).has_value(); });
    return known;
  };
  if (policy.legacy != Legacy::accept) return rules;
  rules.hear_password = [&store, &received](std::string_view user, std::string_view password) {
    if (is_right_password(store, user, password, received.delivery.received)) received.password_of = user;
  };
  return rules;
}

// Some mail programs send the answer to a board mail to the server's plain address. The board is then found
// from the answered mail. The commands in such an answer need a confirmation, like all commands sent to the
// plain address.
void read_as_answer(const ServerPolicy& policy, protocol::ReadingRules& rules, ReceivedMail& received) {
  const auto found = board_answered(received.mail, policy.names.domain());
  if (!found) return;
  rules.in_reply = true;
  protocol::Order answer = protocol::read_order(received.mail, rules);
  if (protocol::may_be_words(answer.lines.front())) return;
  name_board(answer, found->board);
  // If the subject contained a password, it has been overwritten.
  answer.subject = std::move(received.order.subject);
  received.order = std::move(answer);
  received.answered = found;
}

}  // namespace

std::string key_of(const protocol::InboundMail& mail, const Recipient& recipient) {
  const std::string id = mail.message_id.empty()
                             ? crypto::sha256_hex(mail.from + '\n' + mail.subject + '\n' + mail.text)
                             : mail.message_id;
  return id + ' ' + recipient.mailbox;
}

void read_order(const ServerPolicy& policy, store::Store& store, ReceivedMail& received) {
  protocol::ReadingRules rules = rules_of(policy, store, received);
  received.order = protocol::read_order(received.mail, rules);
  const bool is_understood = std::holds_alternative<protocol::Command>(received.order.lines.front().reading);
  if (received.address().kind == protocol::ServerAddress::Kind::open && !is_understood)
    read_as_answer(policy, rules, received);
}

std::vector<GameId> boards_of(const ReceivedMail& received) {
  std::vector<GameId> boards;
  if (received.address().game != 0) boards.push_back(received.address().game);
  for (const protocol::OrderLine& line : received.order.lines)
    if (const auto* command = std::get_if<protocol::Command>(&line.reading))
      for (const protocol::BoardRef& ref : command->boards) boards.push_back(ref.board);
  std::sort(boards.begin(), boards.end());
  boards.erase(std::unique(boards.begin(), boards.end()), boards.end());
  return boards;
}

}  // namespace mt::server::app

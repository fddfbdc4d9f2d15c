#include "movetext/server/app/received_mail.hpp"

#include "movetext/server/app/password_check.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/crypto/digest.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::app {
namespace {

// The rules refer to `received`, which must outlive them.
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

// Some mail programs send the answer to a board mail to the server's plain address; the answered mail then
// identifies the board.  Such an answer must be confirmed, like everything sent to the plain address.
void read_as_answer(const ServerPolicy& policy, protocol::ReadingRules& rules, ReceivedMail& received) {
  const auto found = board_answered(received.mail, policy.names.domain());
  if (!found) return;
  rules.in_reply = true;
  protocol::Order answer = protocol::read_order(received.mail, rules);
  if (protocol::may_be_words(answer.lines.front())) return;
  name_board(answer, found->board);
  answer.subject = std::move(received.order.subject);  // a password in it has been overwritten
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

#include "movetext/server/app/send_answer.hpp"

#include "movetext/server/app/answer_limits.hpp"
#include "movetext/server/app/board_address.hpp"
#include "movetext/server/app/compose_answer.hpp"
#include "movetext/server/app/event_id.hpp"
#include "movetext/server/app/stranger.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/protocol/mail/outgoing_mail.hpp"
#include "movetext/server/words/answer_mail.hpp"

#include <utility>

namespace mt::server::app {
namespace {

// Returns whether an answer with these outcomes may be sent to that recipient.
bool is_due(UnitOfWork& work, const Answering& answering, const std::string& recipient,
            const words::AnswerView& view) {
  const protocol::ServerAddress& address = answering.received.address();
  AnswerDue due;
  due.recipient = recipient;
  due.is_error = answering.is_error;
  due.trusted = answering.requester.trusted;
  due.board = address.game;
  due.shows_boards = protocol::only_shows(answering.order);
  due.to_prose = address.kind == protocol::ServerAddress::Kind::game &&
                 protocol::is_prose(answering.order.lines.front());
  return may_answer(work, due, view);
}

}  // namespace

void send_answer(UnitOfWork& work, const Answering& answering, const words::AnswerView& view) {
  const ReceivedMail& received = answering.received;
  const Requester& requester = answering.requester;
  AnswerAddress to;
  to.recipient = received.delivery.sender.empty() ? received.mail.from : received.delivery.sender;
  to.account = requester.account;
  to.reply_to = answering.reply_to;
  const domain::Account* account = requester.account == 0 ? nullptr : work.account(requester.account);
  const domain::Address* address = account == nullptr ? nullptr : domain::mail_address(*account);
  if (address != nullptr) to.recipient = address->mailbox;
  if (!is_due(work, answering, to.recipient, view)) return;
  to.message_id = at_moment('r' + crypto::sha256_hex(received.key + received.digest).substr(0, 32) + '@' +
                                work.policy().names.domain(),
                            work.now());
  if (protocol::may_be_reference(received.mail.message_id)) to.in_reply_to = received.mail.message_id;
  const domain::Game* game = requester.board && requester.trusted ? work.game(*requester.board) : nullptr;
  if (game != nullptr && account != nullptr) to.reply_to = board_address(work.policy(), *game, *account);
  auto mail = compose_answer(
      work.policy(),
      words::answer_mail(requester.trusted ? view : without_words_of_strangers(view, work.language()),
                         work.language()),
      to, work.now());
  if (auto* ready = std::get_if<store::OutboxMail>(&mail)) work.send(std::move(*ready));
}

}  // namespace mt::server::app

#include "movetext/server/app/inbox.hpp"

#include "movetext/server/app/answered_question.hpp"
#include "movetext/server/app/requester_of.hpp"
#include "movetext/server/app/run_order.hpp"
#include "movetext/server/app/send_answer.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/protocol/mail/outgoing_mail.hpp"
#include "movetext/server/protocol/mail/raw_mail.hpp"

#include <algorithm>
#include <utility>
#include <variant>

namespace mt::server::app {
namespace {

constexpr std::uint32_t bounces_borne = 2;
constexpr Duration bounce_window = 14 * day_long;

// Parses the mail as far as possible without the store. Returns an outcome instead if this is already
// decided.
std::variant<std::shared_ptr<ReceivedMail>, MailOutcome> received_mail(const ServerPolicy& policy,
                                                                       Delivery delivery) {
  auto mail = protocol::parse_mail(*delivery.message, delivery.sender, policy.intake, verbs());
  if (const auto* failure = std::get_if<domain::Failure>(&mail))
    return MailOutcome{MailOutcome::Kind::refused, failure->code, failure->message};
  auto received = std::make_shared<ReceivedMail>();
  received->mail = std::move(std::get<protocol::InboundMail>(mail));
  received->delivery = std::move(delivery);
  if (received->address().kind == protocol::ServerAddress::Kind::bounce) return received;
  if (received->mail.automatic)
    return MailOutcome{MailOutcome::Kind::accepted, "automatic", received->mail.automatic.sentence};
  if (!protocol::may_be_written_to(received->mail.from))
    return MailOutcome{MailOutcome::Kind::refused, "bad-sender",
                       "no mail can be sent to the address of the sender"};
  return received;
}

bool is_hard(const protocol::InboundMail& mail) {
  return std::any_of(mail.delivery.begin(), mail.delivery.end(),
                     [](const protocol::DeliveryStatus& status) { return status.failed && status.hard; });
}

// Counts a report that a mail could not be delivered. After three permanent failures within two weeks, no
// mail is sent to the account until the account writes again.
void count_bounce(UnitOfWork& work, const ReceivedMail& received, MailOutcome& outcome) {
  const protocol::ServerAddress& address = received.address();
  outcome.code = "bounce";
  if (!protocol::MailNames::is_genuine_bounce(address, work.policy().keys)) {
    outcome.code = "forged-bounce";
    return;
  }
  if (!is_hard(received.mail) || address.account == 0) return;
  const std::string key = "bounce:" + std::to_string(address.account);
  if (work.store().limits().allow(key, work.now(), bounce_window, bounces_borne)) return;
  const domain::Account* account = work.account(address.account);
  if (account == nullptr || account->mail_suspended != 0) return;
  domain::Account suspended = *account;
  suspended.mail_suspended = work.now();
  work.save(suspended);
  outcome.code = "suspended";
}

void refuse_token(UnitOfWork& work, const ReceivedMail& received, MailOutcome& outcome) {
  outcome.code = "bad-token";
  outcome.message = "the address of this mail is no longer valid";
  words::AnswerView view;
  view.subject = received.mail.subject;
  view.outcomes.push_back({.kind = words::CommandOutcome::Kind::refused,
                           .read = received.mail.subject,
                           .phrase = {"bad-token"_text, {{"address", work.policy().names.open()}}}});
  send_answer(work, {.received = received, .order = received.order, .is_error = true}, view);
}

void take_order(UnitOfWork& work, const ReceivedMail& received, MailOutcome& outcome) {
  const auto requester = requester_of(work, received, outcome.warning);
  if (!requester) return refuse_token(work, received, outcome);
  const domain::Game* game =
      received.answered && received.answered->event ? work.game(received.answered->board) : nullptr;
  if (game == nullptr) return run_order(work, received, received.order, *requester, outcome);
  protocol::Order order = received.order;
  name_half_moves(order, *game, requester->account, *received.answered->event);
  run_order(work, received, order, *requester, outcome);
}

void serve(UnitOfWork& work, const ReceivedMail& received, MailOutcome& outcome) {
  switch (received.address().kind) {
    case protocol::ServerAddress::Kind::bounce:
      return count_bounce(work, received, outcome);
    case protocol::ServerAddress::Kind::confirm:
      return take_answer(work, received, outcome);
    case protocol::ServerAddress::Kind::open:
    case protocol::ServerAddress::Kind::game:
      return take_order(work, received, outcome);
  }
}

// Records the mail. Returns false if the same mail was recorded before. A different mail with the same key is
// recorded under another key.
bool note(store::Transaction& transaction, const ReceivedMail& received, store::InboundRow& row) {
  if (transaction.inbound().add(row)) return true;
  const auto known = transaction.inbound().get(received.key);
  if (known && known->digest == received.digest) return false;
  row.key += ' ' + received.digest;
  return transaction.inbound().add(row);
}

void process(UnitOfWork& work, const ReceivedMail& received, MailOutcome& outcome) {
  // The code is "done" unless another outcome follows.
  store::InboundRow row{.key = received.key,
                        .digest = received.digest,
                        .received = received.delivery.received,
                        .outcome = "done"};
  if (!note(work.store(), received, row)) {
    outcome = {MailOutcome::Kind::accepted, "duplicate", "this mail has already been processed"};
    return;
  }
  serve(work, received, outcome);
  work.finish();
  if (outcome.code != row.outcome) work.store().inbound().set_outcome(row.key, outcome.code);
}

}  // namespace

std::optional<Recipient> Inbox::recipient(std::string_view mailbox) const {
  auto address = policy_.names.parse(mailbox);
  if (!address) return {};
  return Recipient{std::string(mailbox), std::move(*address)};
}

void Inbox::deliver(Delivery delivery, Reply answer) {
  auto read = received_mail(policy_, std::move(delivery));
  if (const auto* outcome = std::get_if<MailOutcome>(&read)) return answer(*outcome);
  const auto& received = std::get<std::shared_ptr<ReceivedMail>>(read);
  received->digest = crypto::sha256_hex(protocol::lasting_bytes(*received->delivery.message));
  received->key = key_of(received->mail, received->delivery.recipient);
  try {
    read_order(policy_, store_, *received);
  } catch (const store::StoreError& error) {
    return answer({MailOutcome::Kind::deferred, "store", error.what()});
  }
  submit(received, std::move(answer));
}

void Inbox::submit(const std::shared_ptr<const ReceivedMail>& received, Reply answer) {
  struct Run {
    MailOutcome outcome;
    std::unique_ptr<UnitOfWork> work;
  };
  auto last = std::make_shared<Run>();
  const auto reply = std::make_shared<Reply>(std::move(answer));
  store::Job job;
  job.games = boards_of(*received);
  job.run = [this, received, last](store::Transaction& transaction) {
    last->outcome = {};
    last->work = std::make_unique<UnitOfWork>(policy_, cache_, transaction, received->delivery.received);
    process(*last->work, *received, last->outcome);
  };
  job.done = [last, reply](const std::exception_ptr& problem) {
    if (problem == nullptr) {
      last->work->keep_games();
      return (*reply)(last->outcome);
    }
    try {
      std::rethrow_exception(problem);
    } catch (const std::exception& error) {
      (*reply)({MailOutcome::Kind::deferred, "store", error.what()});
    }
  };
  if (!store_.submit(std::move(job)))
    (*reply)({MailOutcome::Kind::deferred, "busy", "too many mails are waiting; try again later"});
}

}  // namespace mt::server::app

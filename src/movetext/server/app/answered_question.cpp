#include "movetext/server/app/answered_question.hpp"

#include "movetext/server/app/confirm.hpp"
#include "movetext/server/app/held_commands.hpp"
#include "movetext/server/app/run_order.hpp"
#include "movetext/server/app/send_answer.hpp"

#include <utility>

namespace mt::server::app {
namespace {

std::string first_line(const protocol::InboundMail& mail) {
  return mail.command_lines.empty() ? std::string() : mail.command_lines.front();
}

void refuse(UnitOfWork& work, Answering answering, const std::string& read, const domain::Refusal& why) {
  words::AnswerView view;
  view.subject = answering.received.mail.subject;
  view.outcomes.push_back({words::CommandOutcome::Kind::refused, read, why.phrase});
  answering.is_error = true;
  send_answer(work, answering, view);
}

Requester confirmed_requester(UnitOfWork& work, const ReceivedMail& received, AccountId id) {
  Requester requester;
  requester.account = id;
  requester.trusted = true;
  requester.mailbox = received.mail.from;
  if (const domain::Account* account = work.account(id)) requester.is_operator = account->is_operator;
  return requester;
}

void tell_what_was_done(UnitOfWork& work, const Answering& answering, const Phrase& done) {
  if (done.empty()) return;
  words::AnswerView view;
  view.subject = answering.received.mail.subject;
  if (const domain::Account* account = work.account(answering.requester.account)) view.name = account->name;
  view.outcomes.push_back({.read = view.subject, .phrase = done});
  send_answer(work, answering, view);
}

// Returns the held commands as an order, as if they had been in the mail.
protocol::Order held_order(UnitOfWork& work, Confirmation& confirmation, Requester& requester) {
  protocol::Order order;
  const protocol::ReadingRules rules = held_rules(work);
  const bool alone = confirmation.held.lines.size() == 1;
  for (std::string& line : confirmation.held.lines) {
    protocol::CommandReading reading = protocol::read_command(line, rules);
    if (auto* command = std::get_if<protocol::Command>(&reading)) {
      command->sure = true;  // the player has just confirmed the command
      if (alone && !command->boards.empty()) requester.board = command->boards.front().board;
    }
    order.lines.push_back({std::move(line), std::move(reading)});
  }
  order.comment = confirmation.held.comment;
  order.subject = order.lines.front().line;
  return order;
}

}  // namespace

void take_answer(UnitOfWork& work, const ReceivedMail& received, MailOutcome& outcome) {
  const std::string& code = received.address().code;
  auto confirmation = confirm(work, code, protocol::yes_or_no(received.mail.command_lines));
  Answering answering{.received = received, .order = received.order};
  if (!confirmation) {
    outcome.code = "bad-code";
    return refuse(work, answering, received.mail.subject, domain::make_refusal(Phrase("bad-code"_text)));
  }
  if (const auto& refusal = confirmation->refusal) {
    outcome.code = "refused";
    if (confirmation->told_before) return;
    answering.reply_to = work.policy().names.confirm(code);
    return refuse(work, answering, first_line(received.mail), *refusal);
  }
  outcome.code = confirmation->dropped ? "dropped" : "confirmed";
  answering.requester = confirmed_requester(work, received, confirmation->account);
  if (confirmation->held.lines.empty()) return tell_what_was_done(work, answering, confirmation->done);
  Requester requester = answering.requester;
  const protocol::Order order = held_order(work, *confirmation, requester);
  run_order(work, received, order, requester, outcome);
}

}  // namespace mt::server::app

#include "movetext/server/app/run_order.hpp"

#include "movetext/server/app/run_command.hpp"
#include "movetext/server/app/send_answer.hpp"

#include <iterator>
#include <utility>

namespace mt::server::app {
namespace {

words::CommandOutcome misread(const protocol::OrderLine& line) {
  words::CommandOutcome outcome;
  outcome.kind = words::CommandOutcome::Kind::refused;
  outcome.read = line.line;
  outcome.phrase = protocol::phrase_of(std::get<protocol::CommandMisread>(line.reading), line.line);
  return outcome;
}

words::CommandOutcome too_many_commands(const protocol::Order& order) {
  return {.kind = words::CommandOutcome::Kind::refused,
          .read = order.subject,
          .phrase = {"too-many.commands"_text, {{"most", protocol::most_commands}}}};
}

// Resumes sending mail to the player. An answer to a mail of the server proves that the player receives mail.
void resume_mails(UnitOfWork& work, const Requester& requester) {
  const domain::Account* account = requester.trusted ? work.account(requester.account) : nullptr;
  if (account == nullptr || account->mail_suspended == 0) return;
  domain::Account reading = *account;
  reading.mail_suspended = 0;
  work.save(reading);
}

struct Run {
  bool failed = false;
  bool says_all = true;  // all results are already in other mails, such as board mails
};

void add(CommandResult served, words::AnswerView& view) {
  view.outcomes.push_back(std::move(served.outcome));
  std::move(served.pages.begin(), served.pages.end(), std::back_inserter(view.pages));
  view.legal_moves = std::move(served.legal_moves);
  view.moves_go_on = served.moves_go_on;
}

// Runs the commands in order until one fails.
Run run_lines(CommandContext& context, const protocol::Order& order, words::AnswerView& view,
              MailOutcome& outcome) {
  Run run;
  for (const protocol::OrderLine& line : order.lines) {
    if (run.failed) {
      view.outcomes.push_back({.kind = words::CommandOutcome::Kind::not_run, .read = line.line});
      continue;
    }
    const auto* command = std::get_if<protocol::Command>(&line.reading);
    if (command == nullptr) {
      view.outcomes.push_back(misread(line));
      run.failed = true;
      continue;
    }
    if (command->verb->role == protocol::VerbRole::end) break;
    CommandResult served = run_command(context, *command);
    run.failed = served.is_error;
    run.says_all = run.says_all && served.is_mailed;
    outcome.commands.push_back({command->verb->name, served.outcome.kind});
    add(std::move(served), view);
  }
  return run;
}

}  // namespace

void run_order(UnitOfWork& work, const ReceivedMail& received, const protocol::Order& order,
               const Requester& requester, MailOutcome& outcome) {
  words::AnswerView view;
  view.subject = order.subject;
  if (const domain::Account* account = work.account(requester.account)) view.name = account->name;
  Answering answering{.received = received, .order = order, .requester = requester};
  if (order.too_many) {
    view.outcomes.push_back(too_many_commands(order));
    outcome.code = "refused";
    answering.is_error = true;
    return send_answer(work, answering, view);
  }
  resume_mails(work, requester);
  CommandContext context(work, requester, order.comment);
  const Run run = run_lines(context, order, view, outcome);
  ask_for_held(context);
  outcome.code = run.failed ? "refused" : "done";
  answering.is_error = run.failed;
  if (run.failed || !run.says_all) send_answer(work, answering, view);
}

}  // namespace mt::server::app

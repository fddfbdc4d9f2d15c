#include "movetext/server/app/desk.hpp"

#include "movetext/server/app/held_commands.hpp"
#include "movetext/server/app/questions.hpp"
#include "movetext/server/protocol/mail/scrub.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::app {
namespace {

constexpr Duration held_for = 7 * day_long;

// What anybody may ask, for it changes nothing and shows only what all may see.
bool is_open(protocol::Verb verb) {
  switch (verb) {
    case protocol::Verb::help:
    case protocol::Verb::show:
    case protocol::Verb::preview:
    case protocol::Verb::list:
    case protocol::Verb::history:
    case protocol::Verb::games:
    case protocol::Verb::standings:
    case protocol::Verb::pending:
    case protocol::Verb::signup:
    case protocol::Verb::end:
    case protocol::Verb::multiple:
      return true;
    default:
      return false;
  }
}

// What the header List-Unsubscribe of mails says.  Who gets them need not confirm it: it can be undone, and
// to ask would be one mail more.
bool ends_mails(const protocol::Command& command) {
  if (!command.legacy_user.empty()) return false;
  if (command.verb == protocol::Verb::notify) return command.text == "off";
  if (command.verb == protocol::Verb::set)
    return command.options == std::vector<protocol::CommandOption>{{.name = "digest", .value = "off"}};
  return command.verb == protocol::Verb::unsubscribe;
}

}  // namespace

Desk::Desk(UnitOfWork& work, Requester requester, std::string_view comment)
    : work_(work), requester_(std::move(requester)), comment_(protocol::scrub_tokens(comment)) {}

CommandResult Desk::refused(const domain::Refusal& refusal) {
  CommandResult out;
  out.outcome.kind = words::CommandOutcome::Kind::refused;
  out.outcome.message = refusal.message;
  out.outcome.hint = refusal.hint;
  out.is_error = true;
  return out;
}

CommandResult Desk::done(std::string message) {
  CommandResult out;
  out.outcome.message = std::move(message);
  return out;
}

std::optional<GameId> Desk::board_of(const protocol::Command& command) const {
  if (!command.boards.empty()) return command.boards.front().board;
  return requester_.board;
}

// For whom it is: the account that the command names, as older servers wanted it, or who wrote.
const domain::Account* Desk::meant(const protocol::Command& command) {
  return command.legacy_user.empty() ? self() : work_.account_named(command.legacy_user);
}

// What is refused whoever asks: nobody is asked to confirm it.
std::optional<domain::Refusal> Desk::objection_at_once(const protocol::Command& command) {
  if (command.verb == protocol::Verb::change && command.text == "password")
    return domain::Refusal{
        .code = "no-passwords",
        .message = "mails need no password here: who answers a board mail is known by its address",
        .hint = "revoke makes all old addresses of your boards worthless"};
  if (command.verb == protocol::Verb::set) return objection_to_settings(command);
  return {};
}

// "resign!" says something to the server, and nothing to who reads it.
std::string Desk::echo_of(protocol::Command command) {
  command.sure = false;
  return protocol::describe(command);
}

CommandResult Desk::run(const protocol::Command& command) {
  CommandResult out = serve(command);
  out.outcome.read = echo_of(command);
  return out;
}

CommandResult Desk::serve(const protocol::Command& command) {
  if (const auto refusal = objection_at_once(command)) return refused(*refusal);
  const domain::Account* account = meant(command);
  const bool known = account != nullptr && account->state == domain::AccountState::active;
  const bool own = known && account->id == requester_.account;
  if (is_open(command.verb) || (own && (requester_.trusted || ends_mails(command)))) {
    return dispatch(command);
  }
  if (account == nullptr && !command.legacy_user.empty())
    return refused({.code = "no-user",
                    .message = "nobody is called " + command.legacy_user,
                    .hint = "list shows who plays here"});
  if (account == nullptr)
    return refused({.code = "unknown-sender",
                    .message = "nobody here has the address " + requester_.mailbox,
                    .hint = "signup NAME makes an account"});
  if (account->state != domain::AccountState::active)
    return refused({.code = "account-closed", .message = "this account is not open", .hint = {}});
  return hold(command, *account);
}

// It waits for the account's own address to answer.
CommandResult Desk::hold(const protocol::Command& command, const domain::Account& account) {
  if (work_.policy().legacy == Legacy::off)
    return refused({.code = "no-passwords",
                    .message = "commands are taken from answers to mails of the server only",
                    .hint = "answer the last mail of that board"});
  if (command.verb == protocol::Verb::challenge)  // nobody is asked to confirm what will be refused
    if (const auto terms = terms_of(command); std::holds_alternative<domain::Refusal>(terms))
      return refused(std::get<domain::Refusal>(terms));
  const domain::Address* address = domain::mail_address(account);
  if (address == nullptr)
    return refused({.code = "no-address", .message = "the account has no confirmed address", .hint = {}});
  auto held =
      std::find_if(held_.begin(), held_.end(), [&](const Held& each) { return each.account == account.id; });
  if (held == held_.end()) {
    if (const auto refusal = objection_to_holding(work_, address->mailbox, command.verb))
      return refused(*refusal);
    held = held_.insert(held, {account.id, {}, false});
  }
  if (!held->commands.empty()) held->commands += '\n';
  held->commands += echo_of(command);
  held->for_good = held->for_good || is_for_good(command.verb);
  CommandResult out;
  out.outcome.kind = words::CommandOutcome::Kind::waits;
  out.is_mailed = account.id == requester_.account;
  out.outcome.message = out.is_mailed
                            ? "a mail asks for your confirmation; answer it and this is done"
                            : "a mail asks " + account.name + " for a confirmation; then this is done";
  return out;
}

void Desk::ask_for_held() {
  for (const Held& held : held_) {
    const domain::Account& account = *work_.account(held.account);
    ask_question(work_, account, domain::mail_address(account)->mailbox,
                 {.kind = QuestionKind::command,
                  .payload = held_payload(held.commands, comment_),
                  .command = held.commands,
                  .lasts = held_for,
                  .for_good = held.for_good});
  }
  held_.clear();
}

CommandResult Desk::dispatch(const protocol::Command& command) {
  switch (command.verb) {
    case protocol::Verb::accept:
    case protocol::Verb::reject:
      return answer(command);
    case protocol::Verb::rematch:
      return rematch(command);
    case protocol::Verb::subscribe:
    case protocol::Verb::unsubscribe:
    case protocol::Verb::notify:
      return watch(command);
    case protocol::Verb::challenge:
      return challenge(command);
    case protocol::Verb::seek:
    case protocol::Verb::limit:
      return policy(command);
    case protocol::Verb::show:
    case protocol::Verb::showas:
      return show(command);
    case protocol::Verb::preview:
      return preview(command);
    case protocol::Verb::games:
      return games(command);
    case protocol::Verb::pending:
      return pending(command);
    case protocol::Verb::list:
      return list(command);
    case protocol::Verb::standings:
      return standings(command);
    case protocol::Verb::history:
      return history(command);
    case protocol::Verb::help:
      return help(command);
    case protocol::Verb::signup:
      return signup(command);
    case protocol::Verb::add:
      return add_address(command);
    case protocol::Verb::change:
      return change(command);
    case protocol::Verb::signoff:
      return signoff();
    case protocol::Verb::set:
      return set(command);
    case protocol::Verb::vacation:
      return vacation(command);
    case protocol::Verb::message:
      return message(command);
    case protocol::Verb::broadcast:
      return broadcast();
    case protocol::Verb::revoke:
      return revoke();
    case protocol::Verb::multiple:
    case protocol::Verb::end:
      return done({});
    default:
      return board_command(command);
  }
}

}  // namespace mt::server::app

#include "movetext/server/app/desk.hpp"

#include "movetext/server/protocol/mail/scrub.hpp"
#include "movetext/server/app/questions.hpp"

#include <algorithm>
#include <utility>

namespace mt::server {
namespace {

constexpr Duration held_for = 7 * day_long;

// What anybody may ask, for it changes nothing and shows only what all may see.
bool is_open(Verb verb) {
  switch (verb) {
    case Verb::help:
    case Verb::show:
    case Verb::preview:
    case Verb::list:
    case Verb::history:
    case Verb::games:
    case Verb::standings:
    case Verb::pending:
    case Verb::signup:
    case Verb::end:
    case Verb::multiple:
      return true;
    default:
      return false;
  }
}

// What the header List-Unsubscribe of mails says.  Who gets them need not confirm it: it can be undone, and
// to ask would be one mail more.
bool ends_mails(const Command& command) {
  if (!command.legacy_user.empty()) return false;
  if (command.verb == Verb::notify) return command.text == "off";
  if (command.verb == Verb::set)
    return command.options == std::vector<CommandOption>{{.name = "digest", .value = "off"}};
  return command.verb == Verb::unsubscribe;
}

}  // namespace

Desk::Desk(Work& work, Asker asker, std::string_view comment)
    : work_(work), asker_(std::move(asker)), comment_(scrub_tokens(comment)) {}

Served Desk::refused(const Refusal& refusal) {
  Served out;
  out.outcome.kind = CommandOutcome::Kind::refused;
  out.outcome.message = refusal.message;
  out.outcome.hint = refusal.hint;
  out.is_error = true;
  return out;
}

Served Desk::done(std::string message) {
  Served out;
  out.outcome.message = std::move(message);
  return out;
}

std::optional<GameId> Desk::board_of(const Command& command) const {
  if (!command.boards.empty()) return command.boards.front().board;
  return asker_.board;
}

// For whom it is: the account that the command names, as older servers wanted it, or who wrote.
const Account* Desk::meant(const Command& command) {
  return command.legacy_user.empty() ? self() : work_.account_named(command.legacy_user);
}

// What is refused whoever asks: nobody is asked to confirm it.
std::optional<Refusal> Desk::objection_at_once(const Command& command) {
  if (command.verb == Verb::change && command.text == "password")
    return Refusal{.code = "no-passwords",
                   .message = "mails need no password here: who answers a board mail is known by its address",
                   .hint = "revoke makes all old addresses of your boards worthless"};
  if (command.verb == Verb::set) return objection_to_settings(command);
  return {};
}

// "resign!" says something to the server, and nothing to who reads it.
std::string Desk::echo_of(Command command) {
  command.sure = false;
  return describe(command);
}

Served Desk::run(const Command& command) {
  Served out = serve(command);
  out.outcome.read = echo_of(command);
  return out;
}

Served Desk::serve(const Command& command) {
  if (const auto refusal = objection_at_once(command)) return refused(*refusal);
  const Account* account = meant(command);
  const bool known = account != nullptr && account->state == AccountState::active;
  const bool own = known && account->id == asker_.account;
  if (is_open(command.verb) || (own && (asker_.trusted || ends_mails(command)))) {
    return dispatch(command);
  }
  if (account == nullptr && !command.legacy_user.empty())
    return refused({.code = "no-user",
                    .message = "nobody is called " + command.legacy_user,
                    .hint = "list shows who plays here"});
  if (account == nullptr)
    return refused({.code = "unknown-sender",
                    .message = "nobody here has the address " + asker_.mailbox,
                    .hint = "signup NAME makes an account"});
  if (account->state != AccountState::active)
    return refused({.code = "account-closed", .message = "this account is not open", .hint = {}});
  return hold(command, *account);
}

// It waits for the account's own address to answer.
Served Desk::hold(const Command& command, const Account& account) {
  if (work_.house().legacy == Legacy::off)
    return refused({.code = "no-passwords",
                    .message = "commands are taken from answers to mails of the server only",
                    .hint = "answer the last mail of that board"});
  if (command.verb == Verb::challenge)  // nobody is asked to confirm what will be refused
    if (const auto terms = terms_of(command); std::holds_alternative<Refusal>(terms))
      return refused(std::get<Refusal>(terms));
  const Address* address = mail_address(account);
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
  Served out;
  out.outcome.kind = CommandOutcome::Kind::waits;
  out.is_mailed = account.id == asker_.account;
  out.outcome.message = out.is_mailed
                            ? "a mail asks for your confirmation; answer it and this is done"
                            : "a mail asks " + account.name + " for a confirmation; then this is done";
  return out;
}

void Desk::ask_for_held() {
  for (const Held& held : held_) {
    const Account& account = *work_.account(held.account);
    ask_question(work_, account, mail_address(account)->mailbox,
                 {.kind = "command",
                  .payload = held_payload(held.commands, comment_),
                  .command = held.commands,
                  .lasts = held_for,
                  .for_good = held.for_good});
  }
  held_.clear();
}

Served Desk::dispatch(const Command& command) {
  switch (command.verb) {
    case Verb::accept:
    case Verb::reject:
      return answer(command);
    case Verb::rematch:
      return rematch(command);
    case Verb::subscribe:
    case Verb::unsubscribe:
    case Verb::notify:
      return watch(command);
    case Verb::challenge:
      return challenge(command);
    case Verb::seek:
    case Verb::limit:
      return policy(command);
    case Verb::show:
    case Verb::showas:
      return show(command);
    case Verb::preview:
      return preview(command);
    case Verb::games:
      return games(command);
    case Verb::pending:
      return pending(command);
    case Verb::list:
      return list(command);
    case Verb::standings:
      return standings(command);
    case Verb::history:
      return history(command);
    case Verb::help:
      return help(command);
    case Verb::signup:
      return signup(command);
    case Verb::add:
      return add_address(command);
    case Verb::change:
      return change(command);
    case Verb::signoff:
      return signoff();
    case Verb::set:
      return set(command);
    case Verb::vacation:
      return vacation(command);
    case Verb::message:
      return message(command);
    case Verb::broadcast:
      return broadcast();
    case Verb::revoke:
      return revoke();
    case Verb::multiple:
    case Verb::end:
      return done({});
    default:
      return board_command(command);
  }
}

}  // namespace mt::server

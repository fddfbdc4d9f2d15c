#include "movetext/server/app/run_command.hpp"

#include "movetext/server/app/held_commands.hpp"
#include "movetext/server/app/questions.hpp"
#include "movetext/server/app/verbs.hpp"

#include <algorithm>
#include <utility>

namespace mt::server::app {
namespace {

constexpr Duration held_for = 7 * day_long;

bool is_at_once(const Handling& handling, const protocol::Command& command) {
  return handling.at_once != nullptr && command.legacy_user.empty() && handling.at_once(command);
}

// Returns the account that the command names, as commands of older servers do, or else the account of the
// sender.
const domain::Account* meant(CommandContext& context, const protocol::Command& command) {
  return command.legacy_user.empty() ? context.self() : context.work.account_named(command.legacy_user);
}

// Returns the command as the answer quotes it, without the "!" of "resign!".
std::string echo_of(protocol::Command command) {
  command.sure = false;
  return protocol::describe(command);
}

// Holds the command until it is confirmed from the account's own address.
CommandResult hold(CommandContext& context, const protocol::Command& command,
                   const domain::Account& account) {
  const Verb& verb = verb_of(command);
  if (context.work.policy().legacy == Legacy::off) return refused(Phrase("no-passwords.any-more"_text));
  if (verb.handling.objection_to_ask != nullptr)
    if (const auto refusal = verb.handling.objection_to_ask(context, command)) return refused(*refusal);
  const domain::Address* address = domain::mail_address(account);
  if (address == nullptr) return refused(Phrase("no-address.none"_text));
  auto held = std::find_if(context.held.begin(), context.held.end(),
                           [&](const WaitingCommands& each) { return each.account == account.id; });
  if (held == context.held.end()) {
    if (const auto refusal = objection_to_holding(context.work, address->mailbox, verb))
      return refused(*refusal);
    held = context.held.insert(held, {account.id, {}, false});
  }
  if (!held->lines.empty()) held->lines += '\n';
  held->lines += echo_of(command);
  held->for_good = held->for_good || verb.handling.for_good;
  const bool is_own = account.id == context.requester.account;
  CommandResult out = waits(
      {is_own ? "outcome.you-are-asked"_text : "outcome.other-is-asked"_text, {{"name", account.name}}});
  out.is_mailed = is_own;
  return out;
}

CommandResult serve(CommandContext& context, const protocol::Command& command) {
  const Handling& handling = verb_of(command).handling;
  if (handling.objection != nullptr)
    if (const auto refusal = handling.objection(command)) return refused(*refusal);
  const domain::Account* account = meant(context, command);
  const bool known = account != nullptr && account->state == domain::AccountState::active;
  const bool own = known && account->id == context.requester.account;
  const bool vouched = own && (context.requester.trusted || is_at_once(handling, command));
  if (handling.access == Access::open || vouched) return handling.run(context, command);
  if (account == nullptr && !command.legacy_user.empty())
    return refused({"no-user.to-act"_text, {{"name", command.legacy_user}}});
  if (account == nullptr) return refused({"unknown-sender"_text, {{"mailbox", context.requester.mailbox}}});
  if (account->state != domain::AccountState::active) return refused(Phrase("account-closed"_text));
  return hold(context, command, *account);
}

}  // namespace

CommandResult run_command(CommandContext& context, const protocol::Command& command) {
  CommandResult out = serve(context, command);
  out.outcome.read = echo_of(command);
  return out;
}

void ask_for_held(CommandContext& context) {
  for (const WaitingCommands& held : context.held) {
    const domain::Account& account = *context.work.account(held.account);
    ask_question(context.work, account, domain::mail_address(account)->mailbox,
                 {.kind = QuestionKind::command,
                  .payload = held_payload(held.lines, context.comment),
                  .command = held.lines,
                  .lasts = held_for,
                  .for_good = held.for_good});
  }
  context.held.clear();
}

}  // namespace mt::server::app

// Commands for accounts and their addresses.
#include "movetext/server/app/account_name.hpp"
#include "movetext/server/app/questions.hpp"
#include "movetext/server/app/send_mail.hpp"
#include "movetext/server/app/sole_address.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/server/words/account_mail.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>

namespace mt::server::app {
namespace {

constexpr Duration code_lasts = 30 * minute_long;
constexpr std::size_t most_addresses = 5;
constexpr std::uint32_t most_signups = 10;  // maximum number of sign-ups for one mailbox in a day

bool same_mailbox(const std::string& a, const std::string& b) {
  return text::same_in_any_case(a, b);
}

// Returns whether the name is reserved, because other players would believe that the account is a service of
// this server.
bool is_reserved(std::string_view name) {
  constexpr auto reserved = std::to_array<std::string_view>(
      {"admin", "administrator", "hostmaster", "mailer-daemon", "moderator", "movetext", "noreply",
       "no-reply", "operator", "play", "postmaster", "root", "server", "support", "system", "webmaster"});
  return std::any_of(reserved.begin(), reserved.end(),
                     [&](std::string_view each) { return text::same_in_any_case(each, name); });
}

// Returns whether another player may take the name, because the sign-up of this account was not confirmed in
// time.
bool is_given_up(const domain::Account& account, Time now, Duration waits) {
  return account.state == domain::AccountState::unconfirmed && now > account.created + waits;
}

std::optional<domain::Refusal> ask_to_confirm(UnitOfWork& work, const domain::Account& account,
                                              const std::string& mailbox, QuestionKind kind,
                                              const std::string& payload, Duration lasts) {
  if (auto refusal = objection_to_asking(work, mailbox, kind)) return refusal;
  ask_question(work, account, mailbox, {.kind = kind, .payload = payload, .lasts = lasts});
  return {};
}

// Returns the first address in the command, or else the address of the sender.
std::string wanted_address(const protocol::Command& command, const std::string& sender) {
  return command.addresses.empty() ? sender : command.addresses.front();
}

CommandResult sign_up(CommandContext& context, const protocol::Command& command) {
  const std::string name = command.users.empty() ? command.legacy_user : command.users.front();
  if (!context.work.policy().open_signup) return refused(Phrase("closed"_text));
  if (const auto objection = objection_to_name(name)) return refused(*objection);
  if (is_reserved(name)) return refused({"bad-name.is-a-word"_text, {{"name", name}}});
  const std::string mailbox = wanted_address(command, context.requester.mailbox);
  if (!context.work.store().limits().allow("signup:" + text::small_letters(context.requester.mailbox),
                                           context.work.now(), day_long, most_signups))
    return refused(Phrase("too-many.today"_text));
  const Duration open_for = context.work.policy().signup_waits;
  const domain::Account* there = context.work.account_named(name);
  std::optional<domain::Refusal> refusal;
  const bool waiting = there != nullptr && !is_given_up(*there, context.work.now(), open_for);
  if (waiting && there->state == domain::AccountState::unconfirmed && !there->addresses.empty() &&
      same_mailbox(there->addresses.front().mailbox, mailbox)) {
    // The period is counted from the first sign-up, so repeated sign-ups cannot reserve the name for ever.
    const Duration left = there->created + open_for - context.work.now();
    refusal = ask_to_confirm(context.work, *there, mailbox, QuestionKind::signup, mailbox, left);
  } else if (waiting) {
    return refused({"taken"_text, {{"name", name}}});
  } else if (const auto objection =
                 objection_to_address(context.work, mailbox, there == nullptr ? 0 : there->id)) {
    return refused(*objection);
  } else {
    domain::Account account;
    if (there != nullptr) account = *there;
    account.name = name;
    account.created = context.work.now();
    account.addresses = {{mailbox, false}};
    if (there != nullptr)
      context.work.save(account);
    else
      account.id = context.work.store().accounts().add(account);
    refusal = ask_to_confirm(context.work, account, mailbox, QuestionKind::signup, mailbox, open_for);
  }
  if (refusal) return refused(*refusal);
  CommandResult out = waits({"outcome.signup-asked"_text, {{"mailbox", mailbox}}});
  out.is_mailed = same_mailbox(mailbox, context.requester.mailbox);
  return out;
}

// Adds the address to the account and saves the account before the confirmation request is mailed. Refuses if
// the account already has the maximum number of addresses.
std::optional<domain::Refusal> add_unconfirmed(UnitOfWork& work, domain::Account& account,
                                               const std::string& mailbox) {
  // Unconfirmed addresses are first removed if their time to confirm has passed.
  const auto asked_lately = [&](const std::string& each) {
    const std::string key = "adding:" + std::to_string(account.id) + ':' + text::small_letters(each);
    return !work.store().limits().allow(key, work.now(), code_lasts, 1);
  };
  std::erase_if(account.addresses,
                [&](const domain::Address& each) { return !each.confirmed && !asked_lately(each.mailbox); });
  const bool known =
      std::any_of(account.addresses.begin(), account.addresses.end(),
                  [&](const domain::Address& each) { return same_mailbox(each.mailbox, mailbox); });
  if (known) return {};
  if (account.addresses.size() >= most_addresses)
    return domain::make_refusal({"too-many.addresses"_text, {{"most", most_addresses}}});
  (void)asked_lately(mailbox);
  account.addresses.push_back({mailbox, false});
  work.save(account);
  return {};
}

CommandResult add_address(CommandContext& context, const protocol::Command& command) {
  domain::Account account = *context.self();
  const std::vector<std::string> wanted =
      command.addresses.empty() ? std::vector<std::string>{context.requester.mailbox} : command.addresses;
  for (const std::string& mailbox : wanted) {
    if (const auto refusal = add_unconfirmed(context.work, account, mailbox)) return refused(*refusal);
    if (const auto refusal =
            ask_to_confirm(context.work, account, mailbox, QuestionKind::address, mailbox, code_lasts))
      return refused(*refusal);
  }
  return waits(Phrase("outcome.addresses-asked"_text));
}

// Notifies the old address that the account's mail address may change, because the change may have been
// requested by another person.
void warn_of_change(UnitOfWork& work, const domain::Account& account, const std::string& old_mailbox,
                    const std::string& new_mailbox) {
  const words::Language& language = work.language();
  const std::vector<std::string> details{
      say(language, {"address-change.asked"_text, {{"mailbox", new_mailbox}}}),
      say(language, {"address-change.if-not-you"_text,
                     {{"revoke", "revoke"}, {"address", work.policy().names.open()}}})};
  send_mail(work, account, old_mailbox,
            words::notice_mail(say(language, Phrase("address-change.subject"_text)), account.name, details,
                               language),
            random_id('n'), {});
}

CommandResult change_address(CommandContext& context, const protocol::Command& command) {
  const domain::Account account = *context.self();
  if (command.addresses.empty()) return refused(Phrase("no-address.which"_text));
  const std::string& mailbox = command.addresses.front();
  domain::Account changed = account;
  if (const auto refusal = add_unconfirmed(context.work, changed, mailbox)) return refused(*refusal);
  if (const auto refusal =
          ask_to_confirm(context.work, changed, mailbox, QuestionKind::new_address, mailbox, code_lasts))
    return refused(*refusal);
  if (const domain::Address* old = domain::mail_address(account))
    warn_of_change(context.work, account, old->mailbox, mailbox);
  return waits(Phrase("outcome.new-address-asked"_text));
}

CommandResult sign_off(CommandContext& context, const protocol::Command& /*command*/) {
  const domain::Account& account = *context.self();
  const domain::Address* address = domain::mail_address(account);
  if (address == nullptr) return refused(Phrase("no-address.none"_text));
  if (const auto refusal =
          ask_to_confirm(context.work, account, address->mailbox, QuestionKind::signoff, {}, code_lasts))
    return refused(*refusal);
  CommandResult out = waits(Phrase("outcome.signoff-asked"_text));
  out.is_mailed = true;
  return out;
}

std::optional<domain::Refusal> objection_to_change(const protocol::Command& command) {
  if (command.text != "password") return {};
  return domain::make_refusal(Phrase("no-passwords.to-change"_text));
}

constexpr auto account_rows = std::to_array<Verb>({
    {{.name = "signup",
      .shape = &protocol::shapes::signup,
      .help = {{{"signup NAME", "open an account for the address you write from"}}}},
     {.access = Access::open, .run = sign_up}},
    {{.name = "signoff",
      .aliases = {"delete"},
      .shape = &protocol::shapes::addresses,
      .help = {{{"signoff", "close your account"}}}},
     {.run = sign_off, .protects = true, .for_good = true}},
    {{.name = "add", .shape = &protocol::shapes::addresses, .help = {{{"add ADDRESS", "add an address"}}}},
     {.run = add_address}},
    {{.name = "change", .shape = &protocol::shapes::change},
     {.run = change_address, .objection = objection_to_change, .for_good = true}},
});

}  // namespace

std::span<const Verb> account_verbs() {
  return account_rows;
}

}  // namespace mt::server::app

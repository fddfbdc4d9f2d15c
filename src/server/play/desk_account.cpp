// Accounts and their addresses.
#include "movetext/server/commands/read_command.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/letters/account_letter.hpp"
#include "movetext/server/play/desk.hpp"
#include "movetext/server/play/leave.hpp"
#include "movetext/server/play/send_letter.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server {
namespace {

constexpr Duration code_lasts = 30 * minute_long;
constexpr std::size_t most_addresses = 5;
// To one mailbox a day: that stand for commands, and others.
constexpr std::uint32_t most_held = 100;
constexpr std::uint32_t most_questions = 5;
constexpr std::uint32_t most_signups = 10;  // that one mailbox may send in a day

std::string code_hash(std::string_view code) {
  return sha256_hex(code);
}

bool same_mailbox(const std::string& a, const std::string& b) {
  return text::same_in_any_case(a, b);
}

std::string in_small_letters(std::string text) {
  for (char& c : text) c = text::to_lower(c);
  return text;
}

Confirmed what_of(std::string_view kind) {
  if (kind == "signup") return Confirmed::signup;
  if (kind == "address") return Confirmed::address;
  if (kind == "signoff") return Confirmed::signoff;
  return Confirmed::command;
}

// Nobody has ever answered for it, and the question has had its time: the name is free again.
bool is_given_up(const Account& account, Time now, Duration waits) {
  return account.state == AccountState::unconfirmed && now > account.created + waits;
}

std::optional<Refusal> ask_to_confirm(Work& work, const Account& account, const std::string& mailbox,
                                      std::string_view kind, const std::string& payload, Duration lasts) {
  if (auto refusal = objection_to_asking(work, mailbox, kind)) return refusal;
  ask_question(work, account, mailbox, kind, payload, {}, lasts);
  return {};
}

// The first of the addresses that the command names, or the one it came from.
std::string wanted_address(const Command& command, const std::string& sender) {
  return command.addresses.empty() ? sender : command.addresses.front();
}

}  // namespace

std::optional<Refusal> objection_to_asking(Work& work, const std::string& mailbox, std::string_view kind) {
  const bool is_command = kind == "command";
  const std::string counted = (is_command ? "hold:" : "confirm:") + in_small_letters(mailbox);
  if (work.store().allow(counted, work.now(), day_long, is_command ? most_held : most_questions)) return {};
  return Refusal{.code = "too-many",
                 .message = mailbox + " has been asked often enough today",
                 .hint = "answer a mail that came before"};
}

void ask_question(Work& work, const Account& account, const std::string& mailbox, std::string_view kind,
                  const std::string& payload, std::string_view command, Duration lasts) {
  const std::string code = random_code();
  work.store().put_confirmation({.code_hash = code_hash(code),
                                 .account = account.id,
                                 .kind = std::string(kind),
                                 .payload = payload,
                                 .expires = work.now() + lasts});
  ConfirmationView view;
  view.what = what_of(kind);
  view.name = account.name;
  view.address = mailbox;
  view.command = command;
  view.expires_in = lasts;
  send_letter(work, account, mailbox, confirm_letter(view), "c" + code_hash(code).substr(0, 32),
              work.house().names.confirm(code));
}

// An empty line parts them: no command is one.
std::string held_payload(std::string_view commands, std::string_view comment) {
  return std::string(commands) + "\n\n" + std::string(comment);
}

Served Desk::signup(const Command& command) {
  const std::string name = command.users.empty() ? command.legacy_user : command.users.front();
  if (!work_.house().open_signup)
    return refused(
        {.code = "closed", .message = "accounts are made by the operator of this server", .hint = {}});
  if (!is_account_name(name))
    return refused({.code = "bad-name",
                    .message = "a name has 2 to 20 letters, digits, - and _",
                    .hint = "signup fred"});
  if (stands_for_move(name))
    return refused({.code = "bad-name", .message = name + " would be read as a move", .hint = "signup fred"});
  const std::string mailbox = wanted_address(command, asker_.mailbox);
  if (!work_.store().allow("signup:" + in_small_letters(asker_.mailbox), work_.now(), day_long, most_signups))
    return refused({.code = "too-many", .message = "that is enough for today", .hint = {}});
  const Duration waits = work_.house().signup_waits;
  const Account* there = work_.account_named(name);
  std::optional<Refusal> refusal;
  const bool waiting = there != nullptr && !is_given_up(*there, work_.now(), waits);
  if (waiting && there->state == AccountState::unconfirmed && !there->addresses.empty() &&
      same_mailbox(there->addresses.front().mailbox, mailbox)) {
    // Who asks again and again does not keep the name for ever.
    const Duration left = there->created + waits - work_.now();
    refusal = ask_to_confirm(work_, *there, mailbox, "signup", mailbox, left);
  } else if (waiting) {
    return refused({.code = "taken", .message = "somebody is called " + name + " already", .hint = {}});
  } else if (const auto other = work_.store().account_of_address(mailbox);
             other && other->state == AccountState::active) {
    return refused(
        {.code = "known-address", .message = "that address belongs to an account already", .hint = {}});
  } else {
    Account account;
    if (there != nullptr) account = *there;
    account.name = name;
    account.created = work_.now();
    account.addresses = {{mailbox, false}};
    if (there != nullptr)
      work_.save(account);
    else
      account.id = work_.store().add_account(account);
    refusal = ask_to_confirm(work_, account, mailbox, "signup", mailbox, waits);
  }
  if (refusal) return refused(*refusal);
  Served out = done("a mail to " + mailbox + " asks for your confirmation; answer it and you can play");
  out.outcome.kind = CommandOutcome::Kind::waits;
  out.is_mailed = same_mailbox(mailbox, asker_.mailbox);
  return out;
}

// The account with that address among its own, which is saved before anybody is asked about it; a refusal: it
// has too many.
std::optional<Refusal> Desk::add_unconfirmed(Account& account, const std::string& mailbox) {
  const bool known = std::any_of(account.addresses.begin(), account.addresses.end(),
                                 [&](const Address& each) { return same_mailbox(each.mailbox, mailbox); });
  if (known) return {};
  if (account.addresses.size() >= most_addresses)
    return Refusal{.code = "too-many",
                   .message = "an account has at most " + std::to_string(most_addresses) + " addresses",
                   .hint = {}};
  account.addresses.push_back({mailbox, false});
  work_.save(account);
  return {};
}

Served Desk::add_address(const Command& command) {
  Account account = *self();
  const std::vector<std::string> wanted =
      command.addresses.empty() ? std::vector<std::string>{asker_.mailbox} : command.addresses;
  for (const std::string& mailbox : wanted) {
    if (const auto refusal = add_unconfirmed(account, mailbox)) return refused(*refusal);
    if (const auto refusal = ask_to_confirm(work_, account, mailbox, "address", mailbox, code_lasts))
      return refused(*refusal);
  }
  Served out = done("each new address is asked for its confirmation");
  out.outcome.kind = CommandOutcome::Kind::waits;
  return out;
}

Served Desk::change(const Command& command) {
  if (command.text == "password")
    return refused(
        {.code = "no-passwords",
         .message = "mails need no password here: who answers a board mail is known by its address",
         .hint = "revoke makes all old addresses of your boards worthless"});
  const Account account = *self();
  if (command.addresses.empty())
    return refused(
        {.code = "no-address", .message = "to which address?", .hint = "change address fred@example.org"});
  const std::string& mailbox = command.addresses.front();
  Account changed = account;
  if (const auto refusal = add_unconfirmed(changed, mailbox)) return refused(*refusal);
  if (const auto refusal = ask_to_confirm(work_, changed, mailbox, "new-address", mailbox, code_lasts))
    return refused(*refusal);
  if (const Address* old = mail_address(account)) {
    const std::vector<std::string> details{
        "Somebody who can act for you asked that mail goes to " + mailbox +
            " from now on. It does as soon as that address has confirmed it.",
        "If it was not you, send a mail with the Subject revoke to " + work_.house().names.open() +
            ", and write to the operator."};
    send_letter(work_, account, old->mailbox,
                notice_letter("Your address is to change", account.name, details), random_id('n'), {});
  }
  Served out = done("the new address is asked for its confirmation");
  out.outcome.kind = CommandOutcome::Kind::waits;
  return out;
}

Served Desk::signoff() {
  const Account& account = *self();
  const Address* address = mail_address(account);
  if (address == nullptr)
    return refused({.code = "no-address", .message = "the account has no confirmed address", .hint = {}});
  if (const auto refusal = ask_to_confirm(work_, account, address->mailbox, "signoff", {}, code_lasts))
    return refused(*refusal);
  Served out = done("a mail asks whether you mean it; all your games are given up then");
  out.outcome.kind = CommandOutcome::Kind::waits;
  out.is_mailed = true;
  return out;
}

namespace {

void read_held(std::string_view payload, Confirmation& out) {
  const std::size_t gap = std::min(payload.find("\n\n"), payload.size());
  out.comment = payload.substr(std::min(gap + 2, payload.size()));
  std::string_view commands = payload.substr(0, gap);
  while (!commands.empty()) {
    const std::size_t end = std::min(commands.find('\n'), commands.size());
    out.lines.emplace_back(commands.substr(0, end));
    commands.remove_prefix(std::min(end + 1, commands.size()));
  }
}

}  // namespace

std::optional<Confirmation> confirm(Work& work, std::string_view code) {
  const auto row = work.store().take_confirmation(code_hash(code), work.now());
  if (!row) return {};
  const Account* found = work.account(row->account);
  if (found == nullptr) return {};
  Account account = *found;
  Confirmation out{account.id, {}, {}, {}};
  const bool is_open = account.state == AccountState::active ||
                       (account.state == AccountState::unconfirmed && row->kind == "signup");
  if (!is_open) {
    out.message = "the account is not open any more";
  } else if (row->kind == "signup" || row->kind == "address" || row->kind == "new-address") {
    const auto asked =
        std::find_if(account.addresses.begin(), account.addresses.end(),
                     [&](const Address& each) { return same_mailbox(each.mailbox, row->payload); });
    if (asked == account.addresses.end())
      return {};  // somebody else has the name, or another address, by now
    asked->confirmed = true;
    if (row->kind == "new-address") ++account.generation;
    if (row->kind == "new-address")
      std::stable_partition(account.addresses.begin(), account.addresses.end(),
                            [&](const Address& each) { return same_mailbox(each.mailbox, row->payload); });
    if (row->kind == "signup") account.state = AccountState::active;
    account.mail_suspended = 0;
    work.save(account);
    out.message = row->payload + " is confirmed";
    if (row->kind == "signup") {
      WelcomeView view;
      view.name = account.name;
      view.address = work.house().names.open();
      view.games = {"draughts", "checkers", "chess", "backgammon"};
      send_letter(work, account, row->payload, welcome_letter(view), "w" + std::to_string(account.id), {});
      out.message.clear();
    }
  } else if (row->kind == "signoff") {
    leave_for_good(work, account, AccountState::closed);
    out.message = "the account is closed";
  } else {
    read_held(row->payload, out);
  }
  return out;
}

}  // namespace mt::server

#include "movetext/server/admin/office.hpp"

#include "movetext/server/protocol/commands/arguments.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/crypto/password.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/domain/family.hpp"
#include "movetext/server/words/account_mail.hpp"
#include "movetext/server/protocol/mail/auto_reply.hpp"
#include "movetext/server/app/account_name.hpp"
#include "movetext/server/app/leave.hpp"
#include "movetext/server/app/renderer.hpp"
#include "movetext/server/app/sole_address.hpp"
#include "movetext/text/utf8.hpp"

#include <memory>

namespace mt::server {
namespace {

constexpr std::size_t longest_words = 4'096;
constexpr std::size_t shortest_password = 8;  // ASVS 5.0, 6.2.1 and 6.2.9
constexpr std::size_t longest_password = 128;

std::optional<Refusal> objection_to_mailbox(Work& work, const std::string& mailbox, AccountId owner) {
  if (!may_be_address(mailbox))
    return Refusal{.code = "bad-address", .message = "'" + mailbox + "' is no address", .hint = {}};
  if (is_mailbox_of(mailbox, work.house().names.open()))
    return Refusal{.code = "own-address",
                   .message = mailbox + " is an address of this server, which answers no mail from there",
                   .hint = {}};
  const auto other = work.store().account_of_address(mailbox);
  if (other && other->id != owner)
    return Refusal{
        .code = "known-address", .message = mailbox + " belongs to " + other->name + " already", .hint = {}};
  return {};
}

void welcome(Work& work, const Account& account) {
  WelcomeView view;
  view.name = account.name;
  view.address = work.house().names.open();
  view.games = words_for_games();
  const std::string& mailbox = account.addresses.front().mailbox;
  const AnswerAddress to{
      mailbox, account.id, 'w' + random_code() + '@' + work.house().names.domain(), {}, {}};
  auto mail = answer_mail(work.house(), welcome_letter(view), to, work.now());
  if (auto* ready = std::get_if<OutboxMail>(&mail)) work.send(std::move(*ready));
}

std::optional<Refusal> refusal_of(Answer answer) {
  if (answer.kind == Answer::Kind::refused) return std::move(answer.refusal);
  return {};
}

}  // namespace

std::optional<Refusal> Office::decide(const Decide& decide, GameId game) {
  std::optional<Refusal> refusal;
  store_.write(
      [&](Transaction& transaction) {
        Work work(house_, shelf_, transaction, now_);
        refusal = decide(work);
        if (!refusal) work.finish();
      },
      game == 0 ? std::vector<GameId>{} : std::vector<GameId>{game});
  return refusal;
}

std::optional<Refusal> Office::change_user(
    const std::string& name, const std::function<std::optional<Refusal>(Work&, Account)>& change) {
  return decide([&](Work& work) -> std::optional<Refusal> {
    const Account* account = work.account_named(name);
    if (account == nullptr)
      return Refusal{.code = "no-user", .message = "nobody is called " + name, .hint = {}};
    return change(work, *account);
  });
}

std::optional<Refusal> Office::add_user(const std::string& name, const std::string& mailbox) {
  return decide([&](Work& work) -> std::optional<Refusal> {
    if (auto refusal = objection_to_name(name)) {
      refusal->hint.clear();
      return refusal;
    }
    if (const Account* there = work.account_named(name))
      return Refusal{
          .code = "taken", .message = "somebody is called " + there->name + " already", .hint = {}};
    if (auto refusal = objection_to_mailbox(work, mailbox, 0)) return refusal;
    Account account;
    account.name = name;
    account.state = AccountState::active;
    account.created = now_;
    account.addresses = {{mailbox, true}};
    account.id = work.store().add_account(account);
    welcome(work, account);
    return {};
  });
}

std::optional<Refusal> Office::change_address(const std::string& name, const std::string& mailbox) {
  return change_user(name, [&](Work& work, Account account) -> std::optional<Refusal> {
    if (auto refusal = objection_to_mailbox(work, mailbox, account.id)) return refusal;
    account.addresses = {{mailbox, true}};
    account.mail_suspended = 0;
    ++account.generation;
    work.save(account);
    return {};
  });
}

std::optional<Refusal> Office::set_password(const std::string& name, std::string_view password) {
  const std::size_t length = text::count_scalars(password);
  if (!text::is_utf8(password) || length < shortest_password || length > longest_password)
    return Refusal{
        .code = "bad-password", .message = "a password has 8 to 128 characters of UTF-8", .hint = {}};
  const std::string hash = hash_password(password);
  return change_user(name, [&](Work& work, Account account) -> std::optional<Refusal> {
    account.password_hash = hash;
    ++account.generation;
    work.save(account);
    return {};
  });
}

std::optional<Refusal> Office::set_operator(const std::string& name, bool is_operator) {
  return change_user(name, [&](Work& work, Account account) -> std::optional<Refusal> {
    account.is_operator = is_operator;
    work.save(account);
    return {};
  });
}

std::optional<Refusal> Office::set_state(const std::string& name, AccountState state) {
  return change_user(name, [&](Work& work, Account account) -> std::optional<Refusal> {
    if (state != AccountState::active) {
      leave_for_good(work, account, state);
      return {};
    }
    if (mail_address(account) == nullptr)
      return Refusal{.code = "no-address",
                     .message = account.name + " has no confirmed address",
                     .hint = "admin user address " + account.name + " ADDRESS gives one"};
    for (const Address& address : account.addresses) {
      if (!address.confirmed) continue;
      if (auto refusal = objection_to_address(work, address.mailbox, account.id)) return refusal;
    }
    account.state = state;
    work.save(account);
    return {};
  });
}

std::optional<Refusal> Office::adjudicate(GameId game, Result result, const std::string& words) {
  return decide(
      [&](Work& work) {
        const Act wish{.kind = ActKind::adjudicate, .text = words.substr(0, longest_words), .result = result};
        return refusal_of(work.act(game, wish, 0, true));
      },
      game);
}

std::optional<Refusal> Office::note(GameId game, const std::string& words) {
  return decide(
      [&](Work& work) {
        return refusal_of(
            work.act(game, {.kind = ActKind::note, .text = words.substr(0, longest_words)}, 0, true));
      },
      game);
}

std::uint64_t Office::send_again() {
  std::uint64_t count = 0;
  store_.write([&](Transaction& transaction) { count = transaction.send_again(now_); });
  return count;
}

}  // namespace mt::server

#include "movetext/server/admin/office.hpp"

#include "movetext/server/app/account_name.hpp"
#include "movetext/server/app/compose_answer.hpp"
#include "movetext/server/app/leave.hpp"
#include "movetext/server/app/mail_kinds.hpp"
#include "movetext/server/app/sole_address.hpp"
#include "movetext/server/crypto/password.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/domain/family.hpp"
#include "movetext/server/protocol/commands/arguments.hpp"
#include "movetext/server/protocol/commands/read_command.hpp"
#include "movetext/server/protocol/mail/auto_reply.hpp"
#include "movetext/server/words/account_mail.hpp"
#include "movetext/server/words/language.hpp"
#include "movetext/text/utf8.hpp"

#include <memory>

namespace mt::server::admin {
namespace {

constexpr std::size_t longest_words = 4'096;
constexpr std::size_t shortest_password = 8;  // ASVS 5.0, 6.2.1
constexpr std::size_t longest_password = 128;

std::optional<domain::Failure> objection_to_mailbox(app::UnitOfWork& work, const std::string& mailbox,
                                                    AccountId owner) {
  if (!protocol::may_be_address(mailbox))
    return domain::Failure{.code = "bad-address", .message = "'" + mailbox + "' is not an address"};
  if (protocol::is_mailbox_of(mailbox, work.policy().names.open()))
    return domain::Failure{
        .code = "own-address",
        .message = mailbox + " is an address of this server, which does not answer its own mails"};
  const auto other = work.store().accounts().of_address(mailbox);
  if (other && other->id != owner)
    return domain::Failure{.code = "known-address",
                           .message = mailbox + " already belongs to " + other->name};
  return {};
}

// Refuses changes to the account of an engine, because it has no person who could write mails.
std::optional<domain::Failure> objection_to_engine(const domain::Account& account) {
  if (!domain::is_engine(account)) return {};
  return domain::Failure{
      .code = "engine",
      .message = account.name + " is an engine; its address, password and role cannot be changed"};
}

void welcome(app::UnitOfWork& work, const domain::Account& account) {
  words::WelcomeView view;
  view.name = account.name;
  view.address = work.policy().names.open();
  view.games = domain::words_for_games();
  const std::string& mailbox = account.addresses.front().mailbox;
  const app::AnswerAddress to{
      mailbox, account.id, 'w' + crypto::random_code() + '@' + work.policy().names.domain(), {}, {}};
  auto mail = app::compose_answer(work.policy(), words::welcome_mail(view, work.language()), to, work.now());
  if (auto* ready = std::get_if<store::OutboxMail>(&mail)) work.send(std::move(*ready));
}

std::optional<domain::Failure> failure_of(const domain::ActOutcome& outcome) {
  if (outcome.kind != domain::ActOutcome::Kind::refused) return {};
  return words::in_english(outcome.refusal);
}

}  // namespace

std::optional<domain::Failure> Office::decide(const Decide& decide, GameId game) {
  std::optional<domain::Failure> failure;
  store_.write(
      [&](store::Transaction& transaction) {
        app::UnitOfWork work(policy_, cache_, transaction, now_);
        failure = decide(work);
        if (!failure) work.finish();
      },
      game == 0 ? std::vector<GameId>{} : std::vector<GameId>{game});
  return failure;
}

std::optional<domain::Failure> Office::change_user(
    const std::string& name,
    const std::function<std::optional<domain::Failure>(app::UnitOfWork&, domain::Account)>& change) {
  return decide([&](app::UnitOfWork& work) -> std::optional<domain::Failure> {
    const domain::Account* account = work.account_named(name);
    if (account == nullptr)
      return domain::Failure{.code = "no-user", .message = "no account is called " + name};
    return change(work, *account);
  });
}

std::optional<domain::Failure> Office::add_user(const std::string& name, const std::string& mailbox) {
  return decide([&](app::UnitOfWork& work) -> std::optional<domain::Failure> {
    if (const auto refusal = app::objection_to_name(name)) {
      domain::Failure failure = words::in_english(*refusal);
      failure.hint.clear();  // the hint is for players, not for operators
      return failure;
    }
    if (const domain::Account* there = work.account_named(name))
      return domain::Failure{.code = "taken", .message = "the name " + there->name + " is already taken"};
    if (auto failure = objection_to_mailbox(work, mailbox, 0)) return failure;
    domain::Account account;
    account.name = name;
    account.state = domain::AccountState::active;
    account.created = now_;
    account.addresses = {{mailbox, true}};
    account.id = work.store().accounts().add(account);
    welcome(work, account);
    return {};
  });
}

std::optional<domain::Failure> Office::change_address(const std::string& name, const std::string& mailbox) {
  return change_user(name,
                     [&](app::UnitOfWork& work, domain::Account account) -> std::optional<domain::Failure> {
                       if (auto failure = objection_to_engine(account)) return failure;
                       if (auto failure = objection_to_mailbox(work, mailbox, account.id)) return failure;
                       account.addresses = {{mailbox, true}};
                       account.mail_suspended = 0;
                       ++account.generation;
                       work.save(account);
                       return {};
                     });
}

std::optional<domain::Failure> Office::set_password(const std::string& name, std::string_view password) {
  const std::size_t length = text::count_scalars(password);
  if (!text::is_utf8(password) || length < shortest_password || length > longest_password)
    return domain::Failure{.code = "bad-password",
                           .message = "a password must have 8 to 128 characters of UTF-8"};
  const std::string hash = crypto::hash_password(password);
  return change_user(name,
                     [&](app::UnitOfWork& work, domain::Account account) -> std::optional<domain::Failure> {
                       if (auto failure = objection_to_engine(account)) return failure;
                       account.password_hash = hash;
                       ++account.generation;
                       work.save(account);
                       return {};
                     });
}

std::optional<domain::Failure> Office::set_operator(const std::string& name, bool is_operator) {
  return change_user(name,
                     [&](app::UnitOfWork& work, domain::Account account) -> std::optional<domain::Failure> {
                       if (auto failure = objection_to_engine(account)) return failure;
                       account.is_operator = is_operator;
                       work.save(account);
                       return {};
                     });
}

std::optional<domain::Failure> Office::set_state(const std::string& name, domain::AccountState state) {
  return change_user(
      name, [&](app::UnitOfWork& work, domain::Account account) -> std::optional<domain::Failure> {
        if (state != domain::AccountState::active) {
          app::leave_for_good(work, account, state);
          return {};
        }
        if (domain::mail_address(account) == nullptr && !domain::is_engine(account))
          return domain::Failure{.code = "no-address",
                                 .message = account.name + " has no confirmed address",
                                 .hint = "'admin user address " + account.name + " ADDRESS' sets one"};
        for (const domain::Address& address : account.addresses) {
          if (!address.confirmed) continue;
          if (const auto refusal = app::objection_to_address(work, address.mailbox, account.id))
            return words::in_english(*refusal);
        }
        account.state = state;
        work.save(account);
        return {};
      });
}

std::optional<domain::Failure> Office::adjudicate(GameId game, domain::BoardResult result,
                                                  const std::string& words) {
  return decide(
      [&](app::UnitOfWork& work) {
        const domain::Act wish{
            .kind = domain::ActKind::adjudicate, .text = words.substr(0, longest_words), .result = result};
        return failure_of(work.act(game, wish, 0, true));
      },
      game);
}

std::optional<domain::Failure> Office::note(GameId game, const std::string& words) {
  return decide(
      [&](app::UnitOfWork& work) {
        return failure_of(
            work.act(game, {.kind = domain::ActKind::note, .text = words.substr(0, longest_words)}, 0, true));
      },
      game);
}

std::uint64_t Office::send_again() {
  std::uint64_t count = 0;
  store_.write([&](store::Transaction& transaction) {
    count = transaction.mails().send_again(now_, app::row_of(app::MailKind::board).name);
  });
  return count;
}

}  // namespace mt::server::admin

#include "movetext/server/app/questions.hpp"

#include "movetext/server/app/send_mail.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/protocol/commands/verb.hpp"
#include "movetext/server/words/account_mail.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::server::app {
namespace {

// To one mailbox a day: of one kind; for one verb; for all verbs together but those that protect an account.
constexpr std::uint32_t most_questions = 5;
constexpr std::uint32_t most_of_verb = 20;
constexpr std::uint32_t most_held = 40;

words::Confirmed what_of(std::string_view kind) {
  if (kind == "signup") return words::Confirmed::signup;
  if (kind == "address" || kind == "new-address") return words::Confirmed::address;
  if (kind == "signoff") return words::Confirmed::signoff;
  return words::Confirmed::command;
}

// What a player needs who is being played a trick on.
bool protects(protocol::Verb verb) {
  return verb == protocol::Verb::revoke || verb == protocol::Verb::vacation ||
         verb == protocol::Verb::signoff;
}

domain::Refusal asked_enough(const std::string& mailbox) {
  return {.code = "too-many",
          .message = mailbox + " has been asked often enough today",
          .hint = "answer a mail that came before"};
}

}  // namespace

bool is_for_good(protocol::Verb verb) {
  return verb == protocol::Verb::signoff || verb == protocol::Verb::change || verb == protocol::Verb::resign;
}

bool is_for_good(std::string_view kind) {
  return kind == "signoff" || kind == "address" || kind == "new-address";
}

std::optional<domain::Refusal> objection_to_asking(UnitOfWork& work, const std::string& mailbox,
                                                   std::string_view kind) {
  const std::string counted = "confirm:" + std::string(kind) + ':' + text::small_letters(mailbox);
  if (work.store().allow(counted, work.now(), day_long, most_questions)) return {};
  return asked_enough(mailbox);
}

std::optional<domain::Refusal> objection_to_holding(UnitOfWork& work, const std::string& mailbox,
                                                    protocol::Verb verb) {
  const std::string who = ':' + text::small_letters(mailbox);
  const std::string counted = "hold:" + std::string(protocol::name_of(verb)) + who;
  const bool allowed =
      work.store().allow(counted, work.now(), day_long, protects(verb) ? most_questions : most_of_verb) &&
      (protects(verb) || work.store().allow("hold" + who, work.now(), day_long, most_held));
  if (allowed) return {};
  return asked_enough(mailbox);
}

std::string code_hash(std::string_view code) {
  return crypto::sha256_hex(code);
}

void ask_question(UnitOfWork& work, const domain::Account& account, const std::string& mailbox,
                  const Asked& asked) {
  const std::string code = crypto::random_code();
  work.store().put_confirmation({.code_hash = code_hash(code),
                                 .account = account.id,
                                 .kind = std::string(asked.kind),
                                 .payload = asked.payload,
                                 .expires = work.now() + asked.lasts});
  words::ConfirmationView view;
  view.what = what_of(asked.kind);
  view.name = account.name;
  view.address = mailbox;
  view.command = asked.command;
  view.expires_in = asked.lasts;
  view.for_good = asked.for_good;
  send_mail(work, account, mailbox, words::confirmation_mail(view), "c" + code_hash(code).substr(0, 32),
            work.policy().names.confirm(code));
}

// An empty line parts them: no command is one.
std::string held_payload(std::string_view commands, std::string_view comment) {
  return std::string(commands) + "\n\n" + std::string(comment);
}

protocol::ReadingRules held_rules(UnitOfWork& work) {
  protocol::ReadingRules rules;
  rules.is_account = [&work](std::string_view name) { return work.account_named(name) != nullptr; };
  return rules;
}

}  // namespace mt::server::app

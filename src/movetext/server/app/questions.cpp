#include "movetext/server/app/questions.hpp"

#include "movetext/server/app/send_mail.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/crypto/digest.hpp"
#include "movetext/server/crypto/random.hpp"
#include "movetext/server/words/account_mail.hpp"
#include "movetext/text/any_case.hpp"
#include "movetext/text/same_word.hpp"

namespace mt::server::app {
namespace {

// The maximum numbers of questions to one mailbox in a day: for each kind of question, for each verb, and for
// all verbs together except those that protect an account.
constexpr std::uint32_t most_questions = 5;
constexpr std::uint32_t most_of_verb = 20;
constexpr std::uint32_t most_held = 40;

domain::Refusal asked_enough(const std::string& mailbox) {
  return domain::make_refusal({"too-many.questions"_text, {{"mailbox", mailbox}}});
}

}  // namespace

std::optional<domain::Refusal> objection_to_asking(UnitOfWork& work, const std::string& mailbox,
                                                   QuestionKind kind) {
  const std::string counted =
      "confirm:" + std::string(row_of(kind).name) + ':' + text::small_letters(mailbox);
  if (work.store().limits().allow(counted, work.now(), day_long, most_questions)) return {};
  return asked_enough(mailbox);
}

std::optional<domain::Refusal> objection_to_holding(UnitOfWork& work, const std::string& mailbox,
                                                    const Verb& verb) {
  const std::string who = ':' + text::small_letters(mailbox);
  const std::string counted = "hold:" + std::string(verb.name) + who;
  const bool protects = verb.handling.protects;
  const bool allowed =
      work.store().limits().allow(counted, work.now(), day_long, protects ? most_questions : most_of_verb) &&
      (protects || work.store().limits().allow("hold" + who, work.now(), day_long, most_held));
  if (allowed) return {};
  return asked_enough(mailbox);
}

std::string code_hash(std::string_view code) {
  return crypto::sha256_hex(code);
}

void ask_question(UnitOfWork& work, const domain::Account& account, const std::string& mailbox,
                  const Asked& asked) {
  const QuestionKindRow& row = row_of(asked.kind);
  const std::string code = crypto::random_code();
  work.store().confirmations().put({.code_hash = code_hash(code),
                                    .account = account.id,
                                    .kind = std::string(row.name),
                                    .payload = asked.payload,
                                    .expires = work.now() + asked.lasts});
  words::ConfirmationView view;
  view.asks = row.asks;
  view.name = account.name;
  view.address = mailbox;
  view.command = asked.command;
  view.expires_in = asked.lasts;
  view.for_good = row.is_for_good || asked.for_good;
  send_mail(work, account, mailbox, words::confirmation_mail(view, work.language()),
            "c" + code_hash(code).substr(0, 32), work.policy().names.confirm(code));
}

}  // namespace mt::server::app

#include "movetext/server/app/confirm.hpp"

#include "movetext/server/app/question_kinds.hpp"
#include "movetext/server/app/questions.hpp"

namespace mt::server::app {
namespace {

// Keeps the request open, because the answer was neither yes nor no. Such answers are reported only once for
// each request; otherwise a program that answers every mail would receive mails for ever.
domain::Refusal ask_again(UnitOfWork& work, const store::ConfirmationRow& row, Confirmation& out) {
  work.store().confirmations().put(row);
  constexpr Duration longer_than_it_stands = 90 * day_long;
  out.told_before =
      !work.store().limits().allow("unclear:" + row.code_hash, work.now(), longer_than_it_stands, 1);
  return domain::make_refusal({"no-yes"_text, {{"yes", "yes"}, {"no", "no"}}});
}

bool may_still_answer(const domain::Account& account, const QuestionKindRow& kind) {
  return account.state == domain::AccountState::active ||
         (account.state == domain::AccountState::unconfirmed && kind.of_unconfirmed);
}

}  // namespace

std::optional<Confirmation> confirm(UnitOfWork& work, std::string_view code, protocol::YesOrNo said) {
  const auto row = work.store().confirmations().take(code_hash(code), work.now());
  const QuestionKindRow* kind = row ? find_question_kind(row->kind) : nullptr;
  const domain::Account* account = kind != nullptr ? work.account(row->account) : nullptr;
  if (account == nullptr) return {};
  Confirmation out;
  out.account = account->id;
  if (said == protocol::YesOrNo::no) {
    out.dropped = true;
    out.done = Phrase("outcome.question-dropped"_text);
  } else if (said != protocol::YesOrNo::yes) {
    out.refusal = ask_again(work, *row, out);
  } else if (!may_still_answer(*account, *kind)) {
    out.done = Phrase("outcome.account-not-open"_text);
  } else if (!kind->carry_out(work, *account, *row, out)) {
    return {};
  }
  return out;
}

}  // namespace mt::server::app

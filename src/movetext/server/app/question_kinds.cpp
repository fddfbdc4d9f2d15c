#include "movetext/server/app/question_kinds.hpp"

#include "movetext/server/app/confirm.hpp"
#include "movetext/server/app/held_commands.hpp"
#include "movetext/server/app/leave.hpp"
#include "movetext/server/app/send_mail.hpp"
#include "movetext/server/app/sole_address.hpp"
#include "movetext/server/domain/family.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace mt::server::app {
namespace {

struct AskedAddress {
  domain::Account account;
  std::size_t at = 0;  // index of the address among the account's addresses

  domain::Address& address() { return account.addresses[at]; }
};

// Marks the address as confirmed in a copy of the account, which the caller must save. Returns nothing if the
// account no longer has the address. Also returns nothing if the address cannot be confirmed; `out.refusal`
// then gives the reason.
std::optional<AskedAddress> confirmed_address(UnitOfWork& work, const domain::Account& account,
                                              const std::string& mailbox, Confirmation& out) {
  AskedAddress asked{account};
  const auto found = std::find_if(
      asked.account.addresses.begin(), asked.account.addresses.end(),
      [&](const domain::Address& each) { return text::same_in_any_case(each.mailbox, mailbox); });
  if (found == asked.account.addresses.end()) return {};
  out.refusal = take_address(work, mailbox, account.id);
  if (out.refusal) return {};
  found->confirmed = true;
  asked.account.mail_suspended = 0;
  asked.at = static_cast<std::size_t>(found - asked.account.addresses.begin());
  return asked;
}

void welcome(UnitOfWork& work, const domain::Account& account, const std::string& mailbox) {
  words::WelcomeView view;
  view.name = account.name;
  view.address = work.policy().names.open();
  view.games = domain::words_for_games();
  send_mail(work, account, mailbox, words::welcome_mail(view, work.language()), random_id('w'), {});
}

bool open_account(UnitOfWork& work, const domain::Account& account, const store::ConfirmationRow& asked,
                  Confirmation& out) {
  auto confirmed = confirmed_address(work, account, asked.payload, out);
  if (!confirmed) return out.refusal.has_value();
  confirmed->account.state = domain::AccountState::active;
  work.save(confirmed->account);
  welcome(work, confirmed->account, asked.payload);
  return true;
}

bool add_address(UnitOfWork& work, const domain::Account& account, const store::ConfirmationRow& asked,
                 Confirmation& out) {
  const auto confirmed = confirmed_address(work, account, asked.payload, out);
  if (!confirmed) return out.refusal.has_value();
  work.save(confirmed->account);
  out.done = {"outcome.address-confirmed"_text, {{"mailbox", asked.payload}}};
  return true;
}

// Moves the address to the front, because mail is sent to the first address of an account. The increased
// generation invalidates the board addresses that were mailed to the old address.
bool change_address(UnitOfWork& work, const domain::Account& account, const store::ConfirmationRow& asked,
                    Confirmation& out) {
  auto confirmed = confirmed_address(work, account, asked.payload, out);
  if (!confirmed) return out.refusal.has_value();
  auto& addresses = confirmed->account.addresses;
  const auto wanted = addresses.begin() + static_cast<std::ptrdiff_t>(confirmed->at);
  std::rotate(addresses.begin(), wanted, wanted + 1);
  ++confirmed->account.generation;
  work.save(confirmed->account);
  out.done = {"outcome.address-confirmed"_text, {{"mailbox", asked.payload}}};
  return true;
}

bool close_account(UnitOfWork& work, const domain::Account& account, const store::ConfirmationRow& /*asked*/,
                   Confirmation& out) {
  leave_for_good(work, account, domain::AccountState::closed);
  out.done = Phrase("outcome.account-closed"_text);
  return true;
}

bool give_back_commands(UnitOfWork& /*work*/, const domain::Account& /*account*/,
                        const store::ConfirmationRow& asked, Confirmation& out) {
  out.held = parse_held(asked.payload);
  return true;
}

constexpr std::array<QuestionKindRow, static_cast<std::size_t>(QuestionKind::count_)> question_rows{{
    {.kind = QuestionKind::signup,
     .name = "signup",
     .asks = {"confirm.subject-signup"_text, "confirm.signup"_text},
     .of_unconfirmed = true,
     .carry_out = open_account},
    {.kind = QuestionKind::address,
     .name = "address",
     .asks = {"confirm.subject-address"_text, "confirm.address"_text},
     .is_for_good = true,
     .carry_out = add_address},
    {.kind = QuestionKind::new_address,
     .name = "new-address",
     .asks = {"confirm.subject-address"_text, "confirm.address"_text},
     .is_for_good = true,
     .carry_out = change_address},
    {.kind = QuestionKind::signoff,
     .name = "signoff",
     .asks = {"confirm.subject-signoff"_text, "confirm.signoff"_text},
     .is_for_good = true,
     .carry_out = close_account},
    {.kind = QuestionKind::command,
     .name = "command",
     .asks = {"confirm.subject-command"_text, "confirm.command"_text},
     .carry_out = give_back_commands},
}};

constexpr bool questions_are_in_order() {
  for (std::size_t i = 0; i < question_rows.size(); ++i)
    if (question_rows[i].kind != static_cast<QuestionKind>(i)) return false;
  return true;
}
static_assert(questions_are_in_order());

}  // namespace

const QuestionKindRow& row_of(QuestionKind kind) {
  return question_rows[static_cast<std::size_t>(kind)];
}

const QuestionKindRow* find_question_kind(std::string_view name) {
  const auto* const found = std::find_if(question_rows.begin(), question_rows.end(),
                                         [&](const QuestionKindRow& row) { return row.name == name; });
  return found == question_rows.end() ? nullptr : found;
}

}  // namespace mt::server::app

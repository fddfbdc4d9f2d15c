#include "movetext/server/app/confirm.hpp"

#include "movetext/server/app/leave.hpp"
#include "movetext/server/app/questions.hpp"
#include "movetext/server/app/send_mail.hpp"
#include "movetext/server/app/sole_address.hpp"
#include "movetext/server/domain/family.hpp"
#include "movetext/server/words/account_mail.hpp"
#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server::app {
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

// An answer that is neither yes nor no is told so once for each question: a program that answers every mail
// is not answered for ever.
domain::Refusal ask_again(UnitOfWork& work, const store::ConfirmationRow& row, Confirmation& out) {
  work.store().put_confirmation(row);
  constexpr Duration longer_than_it_stands = 90 * day_long;
  out.told_before = !work.store().allow("unclear:" + row.code_hash, work.now(), longer_than_it_stands, 1);
  return {.code = "no-yes",
          .message = "your answer begins neither with yes nor with no, so nothing is done",
          .hint = "answer this mail with yes or no as the first word"};
}

void welcome(UnitOfWork& work, const domain::Account& account, const std::string& mailbox) {
  words::WelcomeView view;
  view.name = account.name;
  view.address = work.policy().names.open();
  view.games = domain::words_for_games();
  send_mail(work, account, mailbox, words::welcome_mail(view), random_id('w'), {});
}

// The address of the row is one of the account's from now on; false: it is not among those it has asked for,
// as somebody else has the name, or it another address, by now.
bool confirm_address(UnitOfWork& work, domain::Account account, const store::ConfirmationRow& row,
                     Confirmation& out) {
  const auto is_meant = [&](const domain::Address& each) {
    return text::same_in_any_case(each.mailbox, row.payload);
  };
  const auto asked = std::find_if(account.addresses.begin(), account.addresses.end(), is_meant);
  if (asked == account.addresses.end()) return false;
  out.refusal = take_address(work, row.payload, account.id);
  if (out.refusal) return true;
  asked->confirmed = true;
  if (row.kind == "new-address") {
    ++account.generation;
    std::stable_partition(account.addresses.begin(), account.addresses.end(), is_meant);
  }
  if (row.kind == "signup") account.state = domain::AccountState::active;
  account.mail_suspended = 0;
  work.save(account);
  if (row.kind == "signup")
    welcome(work, account, row.payload);
  else
    out.message = row.payload + " is confirmed";
  return true;
}

}  // namespace

std::optional<Confirmation> confirm(UnitOfWork& work, std::string_view code, protocol::YesOrNo said) {
  const auto row = work.store().take_confirmation(code_hash(code), work.now());
  if (!row) return {};
  const domain::Account* found = work.account(row->account);
  if (found == nullptr) return {};
  Confirmation out;
  out.account = found->id;
  const bool is_open = found->state == domain::AccountState::active ||
                       (found->state == domain::AccountState::unconfirmed && row->kind == "signup");
  if (said == protocol::YesOrNo::no) {
    out.dropped = true;
    out.message = "you say no: nothing is done, and the question is dropped";
  } else if (said != protocol::YesOrNo::yes) {
    out.refusal = ask_again(work, *row, out);
  } else if (!is_open) {
    out.message = "the account is not open any more";
  } else if (row->kind == "signup" || row->kind == "address" || row->kind == "new-address") {
    if (!confirm_address(work, *found, *row, out)) return {};
  } else if (row->kind == "signoff") {
    leave_for_good(work, *found, domain::AccountState::closed);
    out.message = "the account is closed";
  } else {
    read_held(row->payload, out);
  }
  return out;
}

}  // namespace mt::server::app

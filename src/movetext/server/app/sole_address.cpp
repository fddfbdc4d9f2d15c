#include "movetext/server/app/sole_address.hpp"

#include "movetext/text/same_word.hpp"

#include <algorithm>

namespace mt::server::app {
namespace {

domain::Address* confirmed_address(domain::Account& account, const std::string& mailbox) {
  const auto found =
      std::find_if(account.addresses.begin(), account.addresses.end(), [&](const domain::Address& each) {
        return each.confirmed && text::same_in_any_case(each.mailbox, mailbox);
      });
  return found == account.addresses.end() ? nullptr : &*found;
}

// Returns another account than `account` that has confirmed the address, or nothing.
std::optional<domain::Account> owner(UnitOfWork& work, const std::string& mailbox, AccountId account) {
  auto other = work.store().accounts().of_address(mailbox);
  if (!other || other->id == account || confirmed_address(*other, mailbox) == nullptr) return {};
  return other;
}

}  // namespace

std::optional<domain::Refusal> objection_to_address(UnitOfWork& work, const std::string& mailbox,
                                                    AccountId account) {
  const auto other = owner(work, mailbox, account);
  if (!other || other->state == domain::AccountState::closed ||
      other->state == domain::AccountState::unconfirmed)
    return {};
  return domain::make_refusal({"known-address"_text, {{"mailbox", mailbox}}});
}

std::optional<domain::Refusal> take_address(UnitOfWork& work, const std::string& mailbox, AccountId account) {
  if (auto refusal = objection_to_address(work, mailbox, account)) return refusal;
  while (auto other = owner(work, mailbox, account)) {
    if (auto refusal = objection_to_address(work, mailbox, account)) return refusal;
    confirmed_address(*other, mailbox)->confirmed = false;
    work.save(*other);
  }
  return {};
}

}  // namespace mt::server::app

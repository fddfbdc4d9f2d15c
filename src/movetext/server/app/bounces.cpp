#include "movetext/server/app/bounces.hpp"

#include <algorithm>
#include <string>

namespace mt::server::app {
namespace {

constexpr std::uint32_t bounces_borne = 2;
constexpr Duration bounce_window = 14 * day_long;

bool is_hard(const protocol::InboundMail& mail) {
  return std::any_of(mail.delivery.begin(), mail.delivery.end(),
                     [](const protocol::DeliveryStatus& status) { return status.failed && status.hard; });
}

}  // namespace

void count_bounce(UnitOfWork& work, const ReceivedMail& received, MailOutcome& verdict) {
  const protocol::ServerAddress& address = received.address();
  verdict.code = "bounce";
  if (!protocol::MailNames::is_genuine_bounce(address, work.policy().keys)) {
    verdict.code = "forged-bounce";
    return;
  }
  if (!is_hard(received.mail) || address.account == 0) return;
  const std::string key = "bounce:" + std::to_string(address.account);
  if (work.store().limits().allow(key, work.now(), bounce_window, bounces_borne)) return;
  const domain::Account* account = work.account(address.account);
  if (account == nullptr || account->mail_suspended != 0) return;
  domain::Account suspended = *account;
  suspended.mail_suspended = work.now();
  work.save(suspended);
  verdict.code = "suspended";
}

}  // namespace mt::server::app

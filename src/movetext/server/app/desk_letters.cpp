// What players and operators write to others.
#include "movetext/server/app/desk.hpp"
#include "movetext/server/app/send_mail.hpp"
#include "movetext/server/words/account_mail.hpp"

namespace mt::server::app {

namespace {

bool is_reached(const domain::Account& account) {
  return account.state == domain::AccountState::active && account.mail_suspended == 0 &&
         domain::mail_address(account) != nullptr;
}

}  // namespace

CommandResult Desk::message(const protocol::Command& command) {
  if (comment_.empty())
    return refused(
        {.code = "no-text", .message = "there is nothing to send", .hint = "write it below the command"});
  constexpr std::uint32_t most_a_day = 50;
  for (const std::string& name : command.users)
    if (const domain::Account* to = work_.account_named(name); to == nullptr || !is_reached(*to))
      return refused(
          {.code = "no-user", .message = "nobody called " + name + " can be written to", .hint = {}});
  for (const std::string& name : command.users) {
    const domain::Account* to = work_.account_named(name);
    if (!work_.store().allow("message:" + std::to_string(requester_.account), work_.now(), day_long,
                             most_a_day))
      return refused({.code = "too-many", .message = "that is enough for today", .hint = {}});
    const std::vector<std::string> details{comment_};
    send_mail(work_, *to, domain::mail_address(*to)->mailbox,
              words::notice_mail("Message from " + self()->name, to->name, details), random_id('m'), {});
  }
  return done("it is on its way");
}

CommandResult Desk::broadcast() {
  if (!self()->is_operator) return refused({.code = "not-allowed", .message = "operators only", .hint = {}});
  if (comment_.empty())
    return refused({.code = "no-text", .message = "there is nothing to send", .hint = {}});
  std::string after;
  std::size_t sent = 0;
  for (;;) {
    const std::vector<domain::Account> some = work_.store().accounts(after, 500);
    if (some.empty()) break;
    after = some.back().name;
    for (const domain::Account& account : some) {
      if (!is_reached(account)) continue;
      const std::vector<std::string> details{comment_};
      send_mail(work_, account, domain::mail_address(account)->mailbox,
                words::notice_mail("To all players", account.name, details), random_id('b'), {});
      ++sent;
    }
  }
  return done("it is on its way to " + std::to_string(sent) + " players");
}

}  // namespace mt::server::app

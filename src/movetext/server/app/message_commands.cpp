// Commands of players and operators who write to others.
#include "movetext/server/app/send_mail.hpp"
#include "movetext/server/app/verbs.hpp"
#include "movetext/server/protocol/commands/shapes.hpp"
#include "movetext/server/words/account_mail.hpp"

namespace mt::server::app {
namespace {

bool is_reached(const domain::Account& account) {
  return account.state == domain::AccountState::active && account.mail_suspended == 0 &&
         domain::mail_address(account) != nullptr;
}

CommandResult send_message(CommandContext& context, const protocol::Command& command) {
  if (context.comment.empty())
    return refused(
        {.code = "no-text", .message = "there is nothing to send", .hint = "write it below the command"});
  constexpr std::uint32_t most_a_day = 50;
  for (const std::string& name : command.users)
    if (const domain::Account* to = context.work.account_named(name); to == nullptr || !is_reached(*to))
      return refused(
          {.code = "no-user", .message = "nobody called " + name + " can be written to", .hint = {}});
  for (const std::string& name : command.users) {
    const domain::Account* to = context.work.account_named(name);
    if (!context.work.store().limits().allow("message:" + std::to_string(context.requester.account),
                                             context.work.now(), day_long, most_a_day))
      return refused({.code = "too-many", .message = "that is enough for today", .hint = {}});
    const std::vector<std::string> details{context.comment};
    send_mail(context.work, *to, domain::mail_address(*to)->mailbox,
              words::notice_mail("Message from " + context.self()->name, to->name, details,
                                 context.work.language()),
              random_id('m'), {});
  }
  return done("it is on its way");
}

CommandResult broadcast(CommandContext& context, const protocol::Command& /*command*/) {
  if (!context.self()->is_operator)
    return refused({.code = "not-allowed", .message = "operators only", .hint = {}});
  if (context.comment.empty())
    return refused({.code = "no-text", .message = "there is nothing to send", .hint = {}});
  std::string after;
  std::size_t sent = 0;
  for (;;) {
    const std::vector<domain::Account> some = context.work.store().accounts().active(after, 500);
    if (some.empty()) break;
    after = some.back().name;
    for (const domain::Account& account : some) {
      if (!is_reached(account)) continue;
      const std::vector<std::string> details{context.comment};
      send_mail(context.work, account, domain::mail_address(account)->mailbox,
                words::notice_mail("To all players", account.name, details, context.work.language()),
                random_id('b'), {});
      ++sent;
    }
  }
  return done("it is on its way to " + std::to_string(sent) + " players");
}

constexpr auto message_rows = std::to_array<Verb>({
    {{.name = "message",
      .shape = &protocol::shapes::message,
      .in_reply = true,
      .help = {{{"message USER", "the body of the mail goes to that player"}}}},
     {.run = send_message}},
    {{.name = "broadcast", .shape = &protocol::shapes::operators}, {.run = broadcast}},
});

}  // namespace

std::span<const Verb> message_verbs() {
  return message_rows;
}

}  // namespace mt::server::app

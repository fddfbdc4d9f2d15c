// Commands that send messages from players and operators to others.
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
  if (context.comment.empty()) return refused(Phrase("no-text.message"_text));
  constexpr std::uint32_t most_a_day = 50;
  for (const std::string& name : command.users)
    if (const domain::Account* to = context.work.account_named(name); to == nullptr || !is_reached(*to))
      return refused({"no-user.to-write-to"_text, {{"name", name}}});
  const std::string subject =
      say(context.work.language(), {"message.subject"_text, {{"name", context.self()->name}}});
  for (const std::string& name : command.users) {
    const domain::Account* to = context.work.account_named(name);
    if (!context.work.store().limits().allow("message:" + std::to_string(context.requester.account),
                                             context.work.now(), day_long, most_a_day))
      return refused(Phrase("too-many.today"_text));
    const std::vector<std::string> details{context.comment};
    send_mail(context.work, *to, domain::mail_address(*to)->mailbox,
              words::notice_mail(subject, to->name, details, context.work.language()), random_id('m'), {});
  }
  return done(Phrase("outcome.message-sent"_text));
}

CommandResult broadcast(CommandContext& context, const protocol::Command& /*command*/) {
  if (!context.self()->is_operator) return refused(Phrase("not-allowed.to-write-to-all"_text));
  if (context.comment.empty()) return refused(Phrase("no-text.to-all"_text));
  const std::string subject = say(context.work.language(), Phrase("message.subject-to-all"_text));
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
                words::notice_mail(subject, account.name, details, context.work.language()), random_id('b'),
                {});
      ++sent;
    }
  }
  return done({"outcome.broadcast-sent"_text, {{"players", sent}}});
}

constexpr auto message_rows = std::to_array<Verb>({
    {{.name = "message",
      .shape = &protocol::shapes::message,
      .in_reply = true,
      .help = {{{"message USER", "send the body of the mail to that player"}}}},
     {.run = send_message}},
    {{.name = "broadcast", .shape = &protocol::shapes::operators}, {.run = broadcast}},
});

}  // namespace

std::span<const Verb> message_verbs() {
  return message_rows;
}

}  // namespace mt::server::app

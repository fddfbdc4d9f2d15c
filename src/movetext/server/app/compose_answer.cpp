#include "movetext/server/app/compose_answer.hpp"

#include "movetext/server/app/addressed_mail.hpp"
#include "movetext/server/app/mail_kinds.hpp"

#include <utility>

namespace mt::server::app {

std::variant<store::OutboxMail, domain::Failure> compose_answer(const ServerPolicy& policy,
                                                                words::MailText text, const AnswerAddress& to,
                                                                Time now) {
  store::OutboxMail mail = outbox_mail(MailKind::answer);
  mail.account = to.account;
  mail.recipient = to.recipient;
  mail.message_id = to.message_id;
  mail.created = mail.due = now;
  protocol::OutgoingMail answer = addressed_mail(policy, std::move(text), mail);
  answer.auto_submitted = "auto-replied";
  answer.in_reply_to = to.in_reply_to;
  if (!to.in_reply_to.empty()) answer.references = {to.in_reply_to};
  answer.reply_to = to.reply_to;
  auto composed = protocol::compose_mail(answer);
  if (auto* failure = std::get_if<domain::Failure>(&composed)) return std::move(*failure);
  mail.message = std::move(std::get<std::string>(composed));
  return mail;
}

}  // namespace mt::server::app

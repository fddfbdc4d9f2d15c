#include "movetext/server/app/write_mail.hpp"

#include "movetext/server/app/mail_kinds.hpp"
#include "movetext/server/protocol/mail/outgoing_mail.hpp"

namespace mt::server::app {

std::variant<std::string, domain::Failure> write_mail(const ServerPolicy& policy, GameCache& games,
                                                      store::Transaction& store,
                                                      const store::OutboxMail& mail, Time now) {
  if (!mail.message.empty()) return mail.message;
  const MailKindRow* kind = find_mail_kind(mail.kind);
  if (kind == nullptr || kind->write == nullptr)
    return domain::Failure{.code = "unknown-kind",
                           .message = "this program cannot write mails of the kind " + mail.kind};
  const auto reader = store.accounts().get(mail.account);
  if (!reader)
    return domain::Failure{.code = "gone", .message = "the account of the recipient does not exist"};
  const auto written = kind->write({policy, games, store, *kind, mail, *reader, now});
  if (const auto* failure = std::get_if<domain::Failure>(&written)) return *failure;
  return protocol::compose_mail(std::get<protocol::OutgoingMail>(written));
}

bool is_kept_when_written(const store::OutboxMail& mail) {
  const MailKindRow* kind = find_mail_kind(mail.kind);
  return mail.message.empty() && kind != nullptr && kind->is_kept;
}

}  // namespace mt::server::app

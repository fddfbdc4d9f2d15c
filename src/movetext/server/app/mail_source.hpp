// The data that is available when a mail is written at the time of sending.
#pragma once
#include "movetext/server/app/game_cache.hpp"
#include "movetext/server/app/policy.hpp"
#include "movetext/server/domain/account.hpp"
#include "movetext/server/protocol/mail/outgoing_mail.hpp"
#include "movetext/server/store/store.hpp"

#include <variant>

namespace mt::server::app {

struct MailKindRow;

struct MailSource {
  const ServerPolicy& policy;
  GameCache& games;
  store::Transaction& store;
  const MailKindRow& kind;
  const store::OutboxMail& mail;
  const domain::Account& reader;  // the present state of the account
  Time now = 0;
};

// Writes a mail. Returns a failure if the subject of the mail no longer exists.
using MailWriter = std::variant<protocol::OutgoingMail, domain::Failure> (*)(const MailSource& source);

}  // namespace mt::server::app

// The data from which a mail is written when it is sent.
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
  const domain::Account& reader;  // as of the time of sending
  Time now = 0;
};

// Returns a failure if the subject of the mail no longer exists.
using MailWriter = std::variant<protocol::OutgoingMail, domain::Failure> (*)(const MailSource& source);

}  // namespace mt::server::app

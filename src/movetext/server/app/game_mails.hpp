// The functions that write the mails about games (mail_kinds.hpp).
//
// The bytes of a mail about one game do not depend on when it is written. Data that the events of the game do
// not contain is stored in the facts of the mail (mail_facts.hpp). Clocks show the time when the mail was put
// into the outbox.
#pragma once
#include "movetext/server/app/mail_source.hpp"

#include <variant>

namespace mt::server::app {

using WrittenMail = std::variant<protocol::OutgoingMail, domain::Failure>;

WrittenMail write_board(const MailSource& source);
WrittenMail write_offer(const MailSource& source);
WrittenMail write_offer_end(const MailSource& source);
WrittenMail write_reminder(const MailSource& source);
WrittenMail write_chat(const MailSource& source);
// Writes a mail that shows all boards that wait for the player at the time `source.now`.
WrittenMail write_digest(const MailSource& source);

}  // namespace mt::server::app

// The functions that write the mails about games (mail_kinds.hpp).
//
// A mail about one game has the same bytes whenever it is written: data that the events of the game do not
// contain is stored in its facts (mail_facts.hpp), and clocks are shown as of the time when the mail was put
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
// Shows all boards that wait for a player at `source.now`.
WrittenMail write_digest(const MailSource& source);

}  // namespace mt::server::app

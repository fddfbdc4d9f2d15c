// The functions that write the mails about one game (mail_kinds.hpp).
//
// Such a mail has the same bytes whenever it is written: what the events of the game do not say is kept in
// its facts (mail_facts.hpp), and clocks are shown as they stood when the mail was put into the outbox.
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

}  // namespace mt::server::app

// Letters to one mailbox, as mails of the outbox.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/words/mail_text.hpp"

#include <string>

namespace mt::server::app {

// `id`: the Message-ID without its domain; a mail whose `id` waits already is not put in again.  `reply_to`
// empty: the server's own address.  What cannot be put into a mail is not sent.
void send_mail(UnitOfWork& work, const domain::Account& account, const std::string& mailbox,
               const words::MailText& letter, const std::string& id, const std::string& reply_to = {});
// One that nothing else has: the letter says what kind of mail it is.
std::string random_id(char kind);

}  // namespace mt::server::app

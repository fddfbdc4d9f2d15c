// Puts mails with a complete text into the outbox.
#pragma once
#include "movetext/server/app/unit_of_work.hpp"
#include "movetext/server/words/mail_text.hpp"

#include <string>

namespace mt::server::app {

// Sends a mail to one mailbox of an account. `id` is the Message-ID without its domain; if a mail with this
// id is already waiting, nothing is sent. If `reply_to` is empty, replies go to the server's own address. A
// text that cannot be represented in a mail is not sent.
void send_mail(UnitOfWork& work, const domain::Account& account, const std::string& mailbox,
               words::MailText text, const std::string& id, const std::string& reply_to = {});
// Returns a unique id that begins with `kind`, a letter for the purpose of the mail.
std::string random_id(char kind);

}  // namespace mt::server::app

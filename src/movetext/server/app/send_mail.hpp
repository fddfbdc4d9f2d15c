// Letters to one mailbox, as mails of the outbox.
#pragma once
#include "movetext/server/words/mail_text.hpp"
#include "movetext/server/app/unit_of_work.hpp"

#include <string>

namespace mt::server {

// `id`: the Message-ID without its domain; a mail whose `id` waits already is not put in again.  `reply_to`
// empty: the server's own address.  What cannot be put into a mail is not sent.
void send_letter(Work& work, const Account& account, const std::string& mailbox, const OutgoingLetter& letter,
                 const std::string& id, const std::string& reply_to = {});
// One that nothing else has: the letter says what kind of mail it is.
std::string random_id(char kind);

}  // namespace mt::server

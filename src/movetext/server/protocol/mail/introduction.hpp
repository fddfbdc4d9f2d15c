// Recognises the lines right above a repeated mail that say who wrote it and when, in languages that are not
// listed anywhere.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

namespace mt::server::protocol {

// Removes such lines from the end of the text above a repeated mail.
void drop_introduction(MailLines& lines);

}  // namespace mt::server::protocol

// Recognizes the lines directly above a quoted mail that name its author and date, in languages without a
// list of words here.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

namespace mt::server::protocol {

// Removes such lines from the end of the text above a quoted mail.
void drop_introduction(MailLines& lines);

}  // namespace mt::server::protocol

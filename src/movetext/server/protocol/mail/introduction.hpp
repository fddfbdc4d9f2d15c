// Recognizes lines directly above a quoted mail with the author and date of that mail. This works even in
// languages whose words are not listed in attribution.cpp or quoted_head.cpp.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

namespace mt::server::protocol {

// Removes such lines from the end of the text that precedes a quoted mail.
void drop_introduction(MailLines& lines);

}  // namespace mt::server::protocol

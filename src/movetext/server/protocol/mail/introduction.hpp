// The lines right above a mail that is repeated, in languages that nobody has listed: who wrote it, and when.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

namespace mt::server::protocol {

// Takes them away from the end of what stands above a repeated mail.
void drop_introduction(MailLines& lines);

}  // namespace mt::server::protocol

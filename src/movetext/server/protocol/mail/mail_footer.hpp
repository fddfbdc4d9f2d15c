// Recognizes lines that mail programs and companies add below the text of a mail: "Sent from my iPhone",
// legal notices.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

namespace mt::server::protocol {

// Removes these lines, and lines of dashes or underscores above them, from the end of the text. Does not
// change the rest of the text.
void drop_footers(MailLines& lines);

}  // namespace mt::server::protocol

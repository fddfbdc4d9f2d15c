// Recognizes lines that mail programs and companies add below a text: "Sent from my iPhone", legal notices.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

namespace mt::server::protocol {

// Removes such lines from the end of the text, and the rules above them; leaves the rest of the text
// unchanged.
void drop_footers(MailLines& lines);

}  // namespace mt::server::protocol

// Recognises what mail programs and offices set below a text: "Sent from my iPhone", legal notices.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

namespace mt::server::protocol {

// Removes such lines from the end of the text, and rules that stand above them; nothing inside the text.
void drop_footers(MailLines& lines);

}  // namespace mt::server::protocol

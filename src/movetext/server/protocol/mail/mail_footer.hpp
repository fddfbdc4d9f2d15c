// What mail programs and offices set below a text by themselves: "Sent from my iPhone", legal notices.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

namespace mt::server::protocol {

// Takes them away from the end, and rules that stand above them; nothing inside the text.
void drop_footers(MailLines& lines);

}  // namespace mt::server::protocol

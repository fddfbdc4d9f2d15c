// The head that mail programs set above a mail they repeat: "From: ...", "Sent: ...", in many languages.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

#include <cstddef>

namespace mt::server::protocol {

// Whether one begins at line i: at least three of who, when, to whom and what about, in any order, and who
// among them.
bool begins_quoted_head(const MailLines& lines, std::size_t i);

// Whether the line alone says that a mail is repeated below: "-----Original Message-----", a rule of
// underscores, "---- On Monday anna wrote ----".
bool is_rule_of_repetition(std::string_view line);

}  // namespace mt::server::protocol

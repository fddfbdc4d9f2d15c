// Recognises the head that mail programs set above a mail they repeat: "From: ...", "Sent: ...", in many
// languages.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

#include <cstddef>

namespace mt::server::protocol {

// Returns whether such a head begins at line i: at least three of the sender, the date, the recipient and the
// subject, in any order, and the sender among them.
bool begins_quoted_head(const MailLines& lines, std::size_t i);

// Returns whether the line alone shows that a mail is repeated below: "-----Original Message-----", a rule of
// underscores, "---- On Monday anna wrote ----".
bool is_rule_of_repetition(std::string_view line);

}  // namespace mt::server::protocol

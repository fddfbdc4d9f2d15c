// Recognizes the head that mail programs write above a mail they quote: "From: ...", "Sent: ...", in many
// languages.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

#include <cstddef>

namespace mt::server::protocol {

// Returns whether such a head begins at line i: at least three of sender, date, recipient and subject, in any
// order, including the sender.
bool begins_quoted_head(const MailLines& lines, std::size_t i);

// Returns whether the line alone shows that a quoted mail follows: "-----Original Message-----", a rule of
// underscores, "---- On Monday anna wrote ----".
bool is_rule_of_repetition(std::string_view line);

}  // namespace mt::server::protocol

// Recognizes the lines "From: ...", "Sent: ..." and so on that mail programs write above a quoted mail, in
// many languages.
#pragma once
#include "movetext/server/protocol/mail/mail_lines.hpp"

#include <cstddef>

namespace mt::server::protocol {

// Returns whether such a head begins at line i. A head contains the sender and at least two of date,
// recipient and subject, in any order.
bool begins_quoted_head(const MailLines& lines, std::size_t i);

// Returns whether the line alone shows that a quoted mail follows: "-----Original Message-----", "---- On
// Monday anna wrote ----", or a rule of underscores.
bool is_rule_of_repetition(std::string_view line);

}  // namespace mt::server::protocol

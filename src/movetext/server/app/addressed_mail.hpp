// The common fields of all outgoing mails of the server.
#pragma once
#include "movetext/server/app/policy.hpp"
#include "movetext/server/protocol/mail/outgoing_mail.hpp"
#include "movetext/server/store/rows.hpp"
#include "movetext/server/words/mail_text.hpp"

#include <string>
#include <string_view>

namespace mt::server::app {

// Returns the text as a mail from the server to the recipient of `mail`. `title` is the display name of the
// sender; if it is empty, the server's own name is used.
protocol::OutgoingMail addressed_mail(const ServerPolicy& policy, words::MailText text,
                                      const store::OutboxMail& mail, std::string_view title = {});

// Returns a mailto URI that sends the command to the server, for List-Unsubscribe:
// "mailto:play@...?subject=...".
std::string mail_of_command(const ServerPolicy& policy, std::string command);

}  // namespace mt::server::app

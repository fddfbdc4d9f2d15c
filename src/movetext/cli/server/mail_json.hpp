// Writes mails for programs, each as one JSON object on a line.
#pragma once
#include "movetext/cli/server/mailbox.hpp"

#include <string>

namespace mt::cli {

// Returns number, date, from, subject and message_id.
std::string listed_mail_json(const NumberedMail& mail);
// Returns the same with all shown parts of a mail, including its text.
std::string shown_mail_json(const NumberedMail& mail);
// Returns a file that is attached to a mail.
std::string attachment_json(std::size_t number, const server::protocol::Attachment& file);

}  // namespace mt::cli

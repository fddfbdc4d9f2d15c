// Writes mails for programs, each as one JSON object on a line.
#pragma once
#include "movetext/cli/server/mailbox.hpp"

#include <string>

namespace mt::cli {

// Returns the fields number, date, from, subject and message_id of a mail.
std::string listed_mail_json(const NumberedMail& mail);
// Returns the fields of listed_mail_json() and all other parts of a mail that are shown, including its text.
std::string shown_mail_json(const NumberedMail& mail);
// Returns a file that is attached to a mail, with the number of the mail.
std::string attachment_json(std::size_t number, const server::protocol::Attachment& file);

}  // namespace mt::cli

// Reads a mail as its reader sees it, for the command line, which stands in for a mail program.
//
//   const auto mail = show_mail(bytes, {});
//   if (const auto* shown = std::get_if<ShownMail>(&mail)) print(shown->subject, shown->text);
#pragma once
#include "movetext/server/protocol/mail/inbound_mail.hpp"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt::server::protocol {

// Holds what is shown.  All texts are UTF-8 without control characters.
struct ShownMail {
  std::string from;                     // mailbox
  std::string from_name;                // may be empty
  std::string reply_to;                 // the mailbox that an answer goes to
  std::string to;                       // mailbox
  std::string date;                     // as the mail has it
  std::string subject;                  // one line
  std::string message_id;               // without angle brackets
  std::vector<std::string> references;  // without angle brackets; at most 15, the last ones
  std::string text;                     // all of it, lines end with "\n"
  std::vector<Attachment> attachments;  // of any type; names have no directories
};

// Reads a mail.  Refuses like parse_mail() what is too large, or no mail.
std::variant<ShownMail, domain::Failure> show_mail(std::string_view message, const IntakeLimits& limits);

}  // namespace mt::server::protocol

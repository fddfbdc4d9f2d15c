// Reads a mail as a mail program shows it. The command line uses this to replace a mail program.
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

// The texts to show. All texts are UTF-8 without control characters.
struct ShownMail {
  std::string from;                     // the mailbox of the sender
  std::string from_name;                // may be empty
  std::string reply_to;                 // the mailbox to which an answer is sent
  std::string to;                       // the mailbox of the recipient
  std::string date;                     // the text of the header Date
  std::string subject;                  // one line
  std::string message_id;               // without angle brackets
  std::vector<std::string> references;  // without angle brackets; at most the last 15
  std::string text;                     // the whole text; each line ends with "\n"
  std::vector<Attachment> attachments;  // attachments of any type; their names contain no directories
};

// Parses a mail. Like parse_mail(), it fails if the bytes are too many or are not a mail.
std::variant<ShownMail, domain::Failure> show_mail(std::string_view message, const IntakeLimits& limits);

}  // namespace mt::server::protocol

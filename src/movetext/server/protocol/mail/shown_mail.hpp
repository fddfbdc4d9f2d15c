// Reads a mail as its recipient sees it, for the command line, which can replace a mail program.
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

// The texts to show.  All are UTF-8 without control characters.
struct ShownMail {
  std::string from;                     // mailbox
  std::string from_name;                // may be empty
  std::string reply_to;                 // the mailbox to which an answer is sent
  std::string to;                       // mailbox
  std::string date;                     // as written in the mail
  std::string subject;                  // one line
  std::string message_id;               // without angle brackets
  std::vector<std::string> references;  // without angle brackets; at most 15, the last ones
  std::string text;                     // complete, lines end with "\n"
  std::vector<Attachment> attachments;  // of any type; names without directories
};

// Parses a mail.  Like parse_mail(), refuses bytes that are too large or not a mail.
std::variant<ShownMail, domain::Failure> show_mail(std::string_view message, const IntakeLimits& limits);

}  // namespace mt::server::protocol

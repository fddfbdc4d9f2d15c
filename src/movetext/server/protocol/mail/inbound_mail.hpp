// The parts of an inbound mail that the server uses.
#pragma once
#include "movetext/server/domain/failure.hpp"
#include "movetext/server/protocol/commands/verb.hpp"
#include "movetext/server/protocol/mail/authentication.hpp"
#include "movetext/server/protocol/mail/auto_reply.hpp"
#include "movetext/server/protocol/mail/delivery_status.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace mt::server::protocol {

struct IntakeLimits {
  std::size_t bytes = 262'144;       // bytes of the whole mail
  std::size_t line = 998;            // bytes of one line without the line end (RFC 5322, 2.1.1)
  std::size_t headers = 200;         // number of headers of the mail, without those of its parts
  std::size_t header = 16'384;       // bytes of one header on one line
  std::size_t depth = 8;             // levels of nested parts
  std::size_t parts = 32;            // number of parts at all levels
  std::size_t attachment = 262'144;  // bytes of one attachment, decoded
  std::size_t text = 65'536;         // bytes of the text without quotations; longer text is truncated
  std::size_t comment = 4'096;       // bytes of the comment; a longer comment is truncated
};

// What the server needs to know to judge a mail: the limits, its own mailbox and the system that it trusts.
struct IntakeRules {
  IntakeLimits limits;
  // The server's mailbox, "play@games.example"; it may have a detail after "+" in a mail.
  std::string mailbox;
  // The name of the server's own MTA in Authentication-Results; empty to trust no result.
  std::string authserv_id;
};

struct Attachment {
  std::string name;  // only its extension is used
  std::string bytes;
  friend bool operator==(const Attachment&, const Attachment&) = default;
};

struct InboundMail {
  std::string from;          // the mailbox of the sender: "fred@example.org"
  std::string display_name;  // decoded; may be empty
  std::string subject;       // decoded, one line
  std::string message_id;    // without angle brackets; empty if the mail has none
  std::string in_reply_to;   // without angle brackets; if the header is missing, the last id of References
  std::vector<std::string> references;  // without angle brackets, newest first; at most 50
  std::string text;                     // without quotations and signature; UTF-8, each line ends with "\n"
  // command_lines are the lines of `text` up to its first empty line; `comment` is the text after that line.
  std::vector<std::string> command_lines;
  std::string comment;
  std::vector<Attachment> attachments;  // only .pdn and .pgn
  AutoReply automatic;                  // automatic mails are never answered, and their commands are not run
  // Whether the mail has no sender, or is a report that a mail was delivered or read.
  bool is_bounce = false;
  std::vector<DeliveryStatus> delivery;  // filled if the mail is a bounce that can be parsed
  Authentication authentication = Authentication::none;
};

// Parses a mail. `envelope_sender` is empty for "<>"; `verbs` is needed to distinguish greetings from
// commands. A failure has one of these codes: mail-too-large, line-too-long, too-many-headers,
// header-too-long, too-deep, too-many-parts, not-a-mail, no-sender, many-senders.
std::variant<InboundMail, domain::Failure> parse_mail(std::string_view message,
                                                      std::string_view envelope_sender,
                                                      const IntakeRules& rules, const VerbTable& verbs);

}  // namespace mt::server::protocol
